import { inlineScript, type InlineScriptName } from './inline-script';

/**
 * A script that must run before the first paint, bundled into the page. The build knows these scripts, and stops at any
 * other (packages/next-documents).
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return <script dangerouslySetInnerHTML={{ __html: inlineScript(name) }} />;
}
