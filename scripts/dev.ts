import { createServer } from 'vite';
import { onShutdownSignal } from '../server/startup/shutdown-signals.ts';
import { portOf } from './free-port.ts';
import { mockedClient } from './build/mocked-client.ts';

/** `npm run dev`: the client on the mocked schema, with hot reload. */
const port = await portOf('PORT', 5173, 'dev');

const server = await createServer(
  mockedClient({
    server: {
      port,
      strictPort: true,
      warmup: {
        clientFiles: [
          'client/app/main.tsx',
          'client/app/start-client.tsx',
          'mocks/browser.tsx',
          'client/features/homepage/homepage-screen.tsx',
        ],
      },
    },
  }),
);
await server.listen();
onShutdownSignal(() => void server.close().then(() => process.exit(0)));

const address = `http://localhost:${port}`;
const seconds = (performance.now() / 1000).toFixed(1);
console.log(
  [
    '',
    `  nearcampus, mocked   ${address}`,
    `  Landlord, to try it  landlord@demo.example, password demo-landlord`,
    `  A situation by name  ${address}/?scenario=no-matches  (all of them: the panel in the page)`,
    '',
    `  Ready after ${seconds} s. Changes show at once. Ctrl-C stops it.`,
    '',
  ].join('\n'),
);
