import { typeText } from './type-text';

/** The inline script behind a tagline: types it out from the first paint on, at the speed that `data-typed` names. */
const tagline = document.currentScript?.previousElementSibling as HTMLElement;
typeText(tagline, Number(tagline.dataset.typed));
