/** A package whose code reaches a visitor's browser. */
interface ShippedPackage {
  readonly name: string;
  /** What it does there. */
  readonly does: string;
  /** Where its licence lies, when that is not its own folder in node_modules. */
  readonly folder?: string;
}

/**
 * Every package in the scripts of the built site, as their source maps name them (a build with
 * `productionBrowserSourceMaps`). A test keeps the list in step with what components import; what Next brings along
 * is looked up again when Next changes.
 */
export const shippedPackages: readonly ShippedPackage[] = [
  { name: 'next', does: 'pages, links between them, the loading of scripts' },
  { name: 'react', does: 'components; Next brings its own copy' },
  { name: 'react-dom', does: 'components in the document, with react-server-dom-turbopack' },
  { name: 'scheduler', does: 'React’s order of work' },
  { name: 'process', does: 'a stand-in for Node’s, in Next', folder: 'next/dist/compiled/process' },
  { name: '@swc/helpers', does: 'helpers of compiled code, in Next' },
  { name: 'framer-motion', does: 'the movement of slides' },
  { name: 'motion-dom', does: 'the same' },
  { name: 'motion-utils', does: 'the same' },
  { name: 'react-type-animation', does: 'taglines typed out' },
  { name: '@emailjs/browser', does: 'the sending of the enquiry form' },
];

/** Drawings that are part of the site's files, under the MIT licence; the copyright lines of their LICENSE files. */
export const drawings = [
  { name: 'Phosphor Icons', does: 'icons', copyright: 'Copyright (c) 2022 Phosphor Icons' },
  { name: 'Devicon', does: 'logos of technologies', copyright: 'Copyright (c) 2015 konpa' },
  { name: 'svgl-react', does: 'logos', copyright: 'Copyright (c) 2025 Yen Cheng Lin' },
] as const;

/** The typeface; its licence comes with the package. */
export const typeface = { name: 'Hanken Grotesk', package: '@fontsource-variable/hanken-grotesk' } as const;
