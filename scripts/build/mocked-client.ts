import { devChecks } from './dev-checks.ts';
import { reactRefresh } from './react-refresh.ts';
import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Connect, InlineConfig, Plugin, ViteDevServer } from 'vite';
import { createRequire } from 'node:module';

const NAME = 'mockServiceWorker.js';

/** Pages, scripts, styles and fonts come from the network: msw would ask another page for them, which may close. */
const FILES_ARE_NOT_MOCKED = `addEventListener('fetch', (event) => {
  const { mode, destination } = event.request;
  if (mode === 'navigate' || ['script', 'style', 'font'].includes(destination)) event.stopImmediatePropagation();
});
`;

const script = () =>
  FILES_ARE_NOT_MOCKED + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

const send = (response: ServerResponse, type: string, body: string) =>
  void response.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(body);

/**
 * Serves the service worker of the mocked client: msw's, without requests for pages and files. Served by Vite, and part
 * of a build.
 */
function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    configureServer(server) {
      server.middlewares.use(`/${NAME}`, (_, response) => send(response, 'text/javascript', script()));
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

function mockedPage(): Plugin {
  const answer =
    (server: ViteDevServer): Connect.NextHandleFunction =>
    (request, response, next) => {
      if (!isPage(request)) return next();
      server.transformIndexHtml(request.url ?? '/', readFileSync(PAGE, 'utf8')).then((html) => {
        send(response, 'text/html; charset=utf-8', html);
      }, next);
    };
  return {
    name: 'mocked-page',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.headers['service-worker'] !== 'script' || request.url === `/${NAME}`) return next();
        send(response, 'text/javascript', REMOVAL_SCRIPT);
      });
      // After Vite's own middlewares, which serve modules and files.
      return () => void server.middlewares.use(answer(server));
    },
  };
}

/** Folders whose changes do not affect a page; PostgreSQL writes to one of them constantly. */
export const ignoredFolders = ['**/.data/**', '**/dist/**', '**/docs/**', '**/coverage/**'];

/** Returns the Vite configuration of the client on the mocked schema, for the dev server and for the static site. */
export const mockedClient = ({ server, ...more }: InlineConfig): InlineConfig => ({
  configFile: false,
  root: resolve('.'),
  mode: 'mocked',
  publicDir: 'client/public',
  cacheDir: 'node_modules/.vite/mocked',
  clearScreen: false,
  logLevel: 'warn',
  appType: 'custom',
  plugins: [reactRefresh(), mockWorker(), mockedPage(), devChecks()],
  optimizeDeps: { entries: ['client/app/main.tsx'] },
  server: { host: '127.0.0.1', watch: { ignored: ignoredFolders }, ...server },
  ...more,
});
