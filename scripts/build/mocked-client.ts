import { devChecks } from './dev-checks.ts';
import { reactRefresh } from './react-refresh.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, InlineConfig, Plugin, ViteDevServer } from 'vite';
import { createRequire } from 'node:module';

const NAME = 'mockServiceWorker.js';

/**
 * Pages come from the network. msw's worker would request them from another open page, and when that page closes before
 * it responds, the new one waits forever.
 */
const PAGES_ARE_NOT_MOCKED = `addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.stopImmediatePropagation();
});
`;

const script = () =>
  PAGES_ARE_NOT_MOCKED + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/** Serves the service worker of the mocked client: msw's, without navigation requests. Served by Vite, and part of a build. */
function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_, response) => {
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        response.end(script());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: script() });
    },
  };
}

/** The pages of the mocked client by path; the first is served at every other path too. */
export const pages = { '/': 'mocks/page/index.html', '/gallery': 'mocks/gallery/index.html' } as const;

/** Unregisters a worker that another program left on this port, when it checks for its update. */
const REMOVAL_SCRIPT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister()
  .then(() => clients.matchAll({ type: 'window' }))
  .then((all) => all.forEach((client) => client.navigate(client.url))));`;

const isPage = ({ method, headers }: Connect.IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && String(headers.accept ?? '').includes('text/html');

/** Serves the pages of the mocked client at all of their addresses. */
function mockedPages(): Plugin {
  const answer =
    (server: ViteDevServer): Connect.NextHandleFunction =>
    (request, response, next) => {
      if (!isPage(request)) return next();
      const path = new URL(request.url ?? '/', 'http://here').pathname.replace(/\/$/, '');
      const page = readFileSync(path === '/gallery' ? pages['/gallery'] : pages['/'], 'utf8');
      server.transformIndexHtml(request.url ?? '/', page).then((html) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(html);
      }, next);
    };
  return {
    name: 'mocked-pages',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.headers['service-worker'] !== 'script' || request.url === '/mockServiceWorker.js') return next();
        response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' });
        response.end(REMOVAL_SCRIPT);
      });
      // After Vite's own middlewares, which serve modules and files.
      return () => void server.middlewares.use(answer(server));
    },
  };
}

/** Returns the Vite configuration of the client on the mocked schema, for the dev server and for the static site. */
export const mockedClient = (more: InlineConfig = {}): InlineConfig => ({
  configFile: false,
  root: resolve('.'),
  mode: 'mocked',
  publicDir: 'client/public',
  cacheDir: 'node_modules/.vite/mocked',
  clearScreen: false,
  appType: 'custom',
  plugins: [reactRefresh(), mockWorker(), mockedPages(), devChecks()],
  optimizeDeps: { entries: ['client/app/main.tsx', 'mocks/gallery/main.tsx', 'client/**/*.gallery.tsx'] },
  ...more,
});

/** Folders whose changes do not affect a page; PostgreSQL writes to one of them constantly. */
export const ignoredFolders = ['**/.data/**', '**/dist/**', '**/docs/**', '**/coverage/**'];
