import { lightAt } from './light-at';

/*
 * Runs inline right after the picture of the street, before it is fetched: shows it in the light of the visitor's own hour, and
 * the sky with it. Without scripts it stays morning.
 */
const band = document.currentScript?.closest('section') as HTMLElement;
const light = lightAt(new Date().getHours());
const source = band.querySelector<HTMLSourceElement>(`source[data-screen="${light}"]`);
if (source) source.media = 'all';
band.dataset.screen = light;
