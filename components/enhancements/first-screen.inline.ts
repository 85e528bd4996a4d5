import { renderFirstScreenFirst } from './first-screen';

renderFirstScreenFirst();
