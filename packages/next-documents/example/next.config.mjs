import { fileURLToPath } from 'node:url';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  adapterPath: fileURLToPath(new URL('documents.mjs', import.meta.url)),
};
