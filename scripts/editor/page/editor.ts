import './editor.css';
import './preferences';
import CMS from '@sveltia/cms';
import { parse } from 'yaml';
import { files, folders } from '../../content/collections';
import { formatOf, type EditorSettings } from '../settings';
import { previewOf } from './preview';
import { saver } from './save';
import { sceneField } from './scene';

/** The editor's page: the forms of a content management system (Sveltia CMS) on the files of content/. */
const settings = (await (await fetch(new URL('config.json', import.meta.url))).json()) as EditorSettings;

for (const [name, schema] of Object.entries({ ...folders, ...files })) {
  const format = { fromFile: (text: string) => parse(text) as unknown, toFile: saver(name, schema, settings) };
  CMS.registerCustomFormat(formatOf(name), 'yaml', format);
  CMS.registerPreviewTemplate(name.split('/').at(-1) ?? name, previewOf(name));
}
CMS.registerFieldType('scene', sceneField(settings.pictures));

await CMS.init({ config: { ...settings.cms, load_config_file: false } });
