import './editor.css';
import './preferences';
import CMS from '@sveltia/cms';
import { files, folders } from '../../content/collections';
import { formatOf, type EditorSettings } from '../settings';
import { previewOf } from './preview';
import { formOf, madeFrom, readFile, type Form } from './save';
import { sceneField } from './scene';
import { assertCompared, withChangesOfOthers } from './versions';

/** The editor's page: the forms of a content management system (Sveltia CMS) on the files of content/. */
const settings = (await (await fetch(new URL('config.json', import.meta.url))).json()) as EditorSettings;

// Only the site on this machine has the page beside its form (scripts/editor/config.ts).
if (settings.cms.editor?.preview) document.documentElement.dataset.worksOn = 'folder';

/** The addresses of pages; one that is saved is a page from then on. */
const pages = new Set(settings.known.page);

const forms = new Map<string, Form>();
for (const [name, schema] of Object.entries({ ...folders, ...files })) {
  const form = formOf(name, schema, settings);
  forms.set(name, form);
  const toFile = (data: { path?: string; [madeFrom]?: string }) => {
    assertCompared();
    const text = form.save(data, data[madeFrom]);
    if (data.path) pages.add(data.path);
    return text;
  };
  CMS.registerCustomFormat(formatOf(name), 'yaml', { fromFile: readFile, toFile });
  CMS.registerPreviewTemplate(name.split('/').at(-1) ?? name, previewOf(name, pages));
}
const formAt = (path: string) => {
  const name = path.slice('content/'.length, -'.yaml'.length);
  return forms.get(name) ?? forms.get(name.split('/')[0] ?? '');
};
CMS.registerEventListener({ name: 'preSave', handler: withChangesOfOthers(formAt) });
CMS.registerFieldType('scene', sceneField(settings.pictures));

await CMS.init({ config: { ...settings.cms, load_config_file: false } });
