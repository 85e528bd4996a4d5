import { makeFont } from './assets/font';
import { makeIcons } from './assets/icons';
import { makePictures } from './assets/pictures';
import { makeSocialPictures } from './assets/social';

/**
 * `npm run assets`: what the build needs and content decides. The sprite of the icons that content names, the
 * subset of the font, the pictures in the widths of the layout, the
 * pictures that a shared link shows. Only what is out of date is made again.
 */
await makeIcons();
await makeFont();
await makePictures();
await makeSocialPictures();
