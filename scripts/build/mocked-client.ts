import { devChecks } from './dev-checks.ts';
import { reactRefresh } from './react-refresh.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Connect, InlineConfig, Plugin, ViteDevServer } from 'vite';
import { createRequire } from 'node:module';

const NAME = 'mockServiceWorker.js';

/**
 * Pages come from the network: msw's worker would request them from another open page, and when that page closes before
 * it responds, the new one waits forever. So do scripts, styles and fonts, of which a page has up to 200.
 */
const FILES_ARE_NOT_MOCKED = `addEventListener('fetch', (event) => {
  const { mode, destination } = event.request;
  if (mode === 'navigate' || ['script', 'style', 'font'].includes(destination)) event.stopImmediatePropagation();
});
`;

const script = () =>
  FILES_ARE_NOT_MOCKED + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/** Serves the service worker of the mocked client: msw's, without requests for pages and files. Served by Vite, and part of a build. */
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

/** The page of the mocked client, served at every path. */
export const PAGE = 'mocks/page/index.html';

/** Unregisters a worker that another program left on this port, when it checks for its update. */
const REMOVAL_SCRIPT = `addEventListener('install', () => skipWaiting());
addEventListener('activate', () => registration.unregister()
  .then(() => clients.matchAll({ type: 'window' }))
  .then((all) => all.forEach((client) => client.navigate(client.url))));`;

const isPage = ({ method, headers }: Connect.IncomingMessage) =>
  (method === 'GET' || method === 'HEAD') && String(headers.accept ?? '').includes('text/html');

/** Serves the page of the mocked client at all of its addresses. */
function mockedPage(): Plugin {
  const answer =
    (server: ViteDevServer): Connect.NextHandleFunction =>
    (request, response, next) => {
      if (!isPage(request)) return next();
      server.transformIndexHtml(request.url ?? '/', readFileSync(PAGE, 'utf8')).then((html) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
        response.end(html);
      }, next);
    };
  return {
    name: 'mocked-page',
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
  plugins: [reactRefresh(), mockWorker(), mockedPage(), devChecks()],
  optimizeDeps: { entries: ['client/app/main.tsx'] },
  ...more,
});

/** Folders whose changes do not affect a page; PostgreSQL writes to one of them constantly. */
export const ignoredFolders = ['**/.data/**', '**/dist/**', '**/docs/**', '**/coverage/**'];
