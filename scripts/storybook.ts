import { spawn } from 'node:child_process';
import { createServer } from 'vite';
import { onShutdownSignal } from '../server/startup/shutdown-signals.ts';
import { mockedClient } from './build/mocked-client.ts';
import { portOf } from './free-port.ts';

/** `npm run storybook`: Storybook, and on another port the mocked client, which its stories of screens show. */
const port = await portOf('PORT', 5174, 'storybook');
const client = await createServer(mockedClient({ server: { port: port + 1 } }));
await client.listen();
const address = `http://localhost:${new URL(client.resolvedUrls?.local[0] ?? '').port}`;

const options = `--port ${port} --host 127.0.0.1 --exact-port --ci --no-version-updates --disable-telemetry`;
const storybook = spawn(process.execPath, ['node_modules/.bin/storybook', 'dev', ...options.split(' ')], {
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, STORYBOOK_MOCKED_CLIENT: address },
});
console.log(
  `\n  Storybook            http://localhost:${port}\n  The client itself    ${address}\n\n  Changes show at once. Ctrl-C stops it.\n`,
);
onShutdownSignal(() => void storybook.kill());
storybook.once('close', (code) => {
  void client.close().then(() => process.exit(code ?? 0));
});
