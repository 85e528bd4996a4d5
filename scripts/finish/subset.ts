import subsetFont from 'subset-font';
import type { SubsetFont } from './page-font';

/** The task of a worker: `SubsetFont`, with no alternate shapes, which nothing on the site asks for. */
export default async function subset([font, characters]: Parameters<SubsetFont>): Promise<string> {
  const options = { targetFormat: 'woff2', noLayoutClosure: true } as const;
  return (await subsetFont(Buffer.from(font, 'base64'), characters, options)).toString('base64');
}
