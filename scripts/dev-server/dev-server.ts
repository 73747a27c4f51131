import { devChecks } from '../build/dev-checks.ts';
import { reactRefresh } from '../build/react-refresh.ts';
import { screenModules } from '../build/screen-modules.ts';
import { resolve } from 'node:path';
import { createServer } from 'vite';
import { parseEnv } from '../../server/env.ts';
import { ownAddress } from '../../server/startup/check-ports.ts';
import { onShutdownSignal } from '../../server/startup/shutdown-signals.ts';
import { Backend } from './backend.ts';
import { SERVER_PATHS, renderedPages } from './rendered-pages.ts';
import { portOf } from '../free-port.ts';
import { ignoredFolders } from '../build/mocked-client.ts';

/** `npm run dev:server`: the client with hot reload on the real server, which a change restarts with its data. */
const port = await portOf('CLIENT_PORT', 5173, 'dev:server');
const site = process.env['BASE_URL'] ?? `http://localhost:${port}`;
const env = parseEnv({ ...process.env, BASE_URL: site });
const server = ownAddress(env);

const backend = new Backend({
  site,
  url: server,
  onEnd: (code) => {
    if (code === 0) void stop(1, 'The server ended. Is another one running on the same data? Stop that one first.');
    else console.log('  ✗ The server ended; it is started again at the next change.');
  },
});

const vite = await createServer({
  configFile: false,
  root: resolve('.'),
  publicDir: 'client/public',
  cacheDir: 'node_modules/.vite/server',
  clearScreen: false,
  appType: 'custom',
  logLevel: 'warn',
  plugins: [screenModules, reactRefresh(), devChecks(), renderedPages({ server, env, ready: () => backend.ready() })],
  optimizeDeps: { entries: ['client/app/main.tsx', 'client/widget/main.tsx'] },
  server: {
    host: '127.0.0.1',
    port,
    strictPort: true,
    watch: { ignored: [...ignoredFolders, '**/server/**', '**/mocks/**', '**/tests/**'] },
    proxy: {
      [SERVER_PATHS]: { target: server, ws: true },
      '^/(login|logout|password/(email|reset))$': {
        target: server,
        bypass: ({ method, url }) => (method === 'GET' ? url : undefined),
      },
    },
  },
});

let ending = false;
async function stop(code: number, why = 'Stopping.'): Promise<void> {
  if (ending) return;
  ending = true;
  console.log(why);
  await Promise.all([vite.close(), backend.stop()]);
  process.exit(code);
}
onShutdownSignal(() => void stop(0));

await vite.listen();
await backend.start();
const seconds = (performance.now() / 1000).toFixed(1);
console.log(
  [
    `  The client, with hot reload  ${site}   (the server behind it: ${server})`,
    `  Ready after ${seconds} s. A change of client/ shows at once, one of server/ or domain/ restarts the server.`,
    '',
  ].join('\n'),
);
