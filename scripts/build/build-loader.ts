import { copyFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';

/** The browsers of partners' visitors, older than those that the site itself supports. */
const TARGET = 'es2020';

/** Returns the widget's loader as one script for any script tag, of a build that shares no file with the site's. */
export async function loaderCode(): Promise<string> {
  const made = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: TARGET,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: resolve('client/widget/loader/loader.ts'), output: { format: 'iife' } },
    },
  });
  const files = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  const [script] = files;
  if (script?.type !== 'chunk' || files.length > 1) throw new Error('The loader is one script');
  return script.code;
}

/** Writes `widget.js` and its types into a folder. */
export async function buildLoader(folder: string): Promise<void> {
  writeFileSync(join(folder, 'widget.js'), await loaderCode());
  copyFileSync('client/widget/loader/widget.d.ts', join(folder, 'widget.d.ts'));
}
