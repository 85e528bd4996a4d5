/**
 * What the CMS remembers of each person, read when it is loaded: here the form stays open after a save, so that the page
 * beside it can be looked at, and after Escape, which is often meant for a menu or a suggestion. Everybody may set it otherwise.
 */
const key = 'sveltia-cms.prefs';
localStorage.setItem(key, localStorage.getItem(key) ?? JSON.stringify({ closeOnSave: false, closeWithEscape: false }));
