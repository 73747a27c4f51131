import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'mockServiceWorker.js';

/**
 * Pages come from the network. msw's worker would ask another open page about them, and when that page closes before it
 * has answered, the new one waits for ever.
 */
const PAGES_ARE_NOT_MOCKED = `addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.stopImmediatePropagation();
});
`;

const script = () =>
  PAGES_ARE_NOT_MOCKED + readFileSync(createRequire(import.meta.url).resolve('msw/mockServiceWorker.js'), 'utf8');

/** The service worker of the mocked client: msw's, which sees no navigation. Served by Vite, and part of a build. */
export function mockWorker(): Plugin {
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
