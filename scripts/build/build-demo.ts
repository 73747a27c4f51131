import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { mockedClient, PAGE } from './mocked-client.ts';
import { serveFolder } from './static-site.ts';

/** `npm run build:demo`: the mocked client in dist/demo as a static site, at the path of `DEMO_BASE` or `--base`. */
const { values } = parseArgs({
  options: {
    serve: { type: 'boolean' },
    out: { type: 'string', default: 'dist/demo' },
    base: { type: 'string' },
    'without-gallery': { type: 'boolean' },
  },
});
const base = values.base ?? process.env['DEMO_BASE'] ?? '/';
const out = resolve(values.out);

const NOTE =
  '<aside id="demo-note" aria-label="About this demo">Demo: listings, people and payments are made up, and what you enter stays in this browser.</aside>';
const STYLE =
  '<style>#demo-note{margin:0;padding:.5rem 1rem;text-align:center;font:500 .875rem/1.4 system-ui,sans-serif;background:#1f2a24;color:#fff}</style>';

/** Marks the page as a demo, for people and search engines. */
const asDemo = (html: string) =>
  html
    .replace('</head>', `<meta name="robots" content="noindex">${STYLE}</head>`)
    .replace(
      /<body[^>]*>/,
      (body) => `${body}${NOTE}<noscript>This demonstration runs in your browser, with JavaScript.</noscript>`,
    );

/** Builds Storybook, which is the same at any base. */
async function buildStorybook(folder: string): Promise<void> {
  const words = ['node_modules/.bin/storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error('Storybook was not built.');
}

if (!/^\/([\w.~-]+\/)*$/.test(base)) {
  console.error(`DEMO_BASE must be a path that begins and ends with a slash, like /some/path/, not ${base}.`);
  process.exit(1);
}
// React and other libraries select their production build by this.
process.env['NODE_ENV'] = 'production';
rmSync(out, { recursive: true, force: true });
const storybook = values['without-gallery'] ? undefined : buildStorybook(join(out, 'gallery'));
await build(
  mockedClient({
    base,
    build: {
      outDir: out,
      // Empty already, and the gallery is built into it at the same time.
      emptyOutDir: false,
      target: 'es2023',
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { input: PAGE },
    },
  }),
);
writeFileSync(join(out, 'index.html'), asDemo(readFileSync(join(out, PAGE), 'utf8')));
rmSync(join(out, 'mocks'), { recursive: true });
await storybook;
// Hosts without rewrite rules serve 404.html for every path that is no file; others read _redirects.
copyFileSync(join(out, 'index.html'), join(out, '404.html'));
writeFileSync(join(out, '_redirects'), `${base}* ${base}index.html 200\n`);
console.log(`Built into ${values.out}, to be hosted at ${base}. Look at it:  npm run build:demo -- --serve`);

if (values.serve) {
  const site = await serveFolder(out, { base, port: Number(process.env['PORT'] ?? 5175) });
  console.log(`Serving it at ${site.url}${base === '/' ? '/' : ''}  Ctrl-C stops it.`);
}
