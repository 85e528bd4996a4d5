import './editor.css';
import './preferences';
import CMS from '@sveltia/cms';
import { files, folders } from '../../content/collections';
import { formatOf, type EditorSettings } from '../settings';
import { previewOf } from './preview';
import { readFile, saver } from './save';
import { sceneField } from './scene';

/** The editor's page: the forms of a content management system (Sveltia CMS) on the files of content/. */
const settings = (await (await fetch(new URL('config.json', import.meta.url))).json()) as EditorSettings;

// Only the site on this machine has the page beside its form (scripts/editor/config.ts).
if (settings.cms.editor?.preview) document.documentElement.dataset.worksOn = 'folder';

/** The addresses of pages; one that is saved is a page from then on. */
const pages = new Set(settings.known.page);

for (const [name, schema] of Object.entries({ ...folders, ...files })) {
  const save = saver(name, schema, settings);
  const toFile = (data: { path?: string }) => {
    const text = save(data);
    if (data.path) pages.add(data.path);
    return text;
  };
  CMS.registerCustomFormat(formatOf(name), 'yaml', { fromFile: readFile, toFile });
  CMS.registerPreviewTemplate(name.split('/').at(-1) ?? name, previewOf(name, pages));
}
CMS.registerFieldType('scene', sceneField(settings.pictures));

await CMS.init({ config: { ...settings.cms, load_config_file: false } });
