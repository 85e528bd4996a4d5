import { hydrateIslands } from './island-loader.ts';

/** The inline script of pages with islands; `data-src` of its element is the address of the module that hydrates them. */
const { src } = (document.currentScript as HTMLScriptElement).dataset;
hydrateIslands(src as string);
