import { dirname, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');
const DECLARATION = /lazyScreen\((\s*\(\) => import\('([^']+)'\))/g;

/** Tells the server each screen's module, whose files a page links; browsers do not need the names. */
export const screenModules: Plugin = {
  name: 'screen-modules',
  enforce: 'pre',
  transform(code, id, options) {
    if (!options?.ssr || !code.includes('lazyScreen(')) return undefined;
    const moduleOf = (file: string) => relative(ROOT, resolve(dirname(id), file));
    const named = code.replaceAll(
      DECLARATION,
      (_, load: string, file: string) => `lazyScreen(${load}, '${moduleOf(file)}'`,
    );
    return { code: named, map: null };
  },
};
