import { parseArgs } from 'node:util';
import { startLocalStripe } from '../mocks/stripe/server.ts';
import { onShutdownSignal } from '../server/startup/shutdown-signals.ts';

const DEFAULT_PORT = '12111';

function portOf(): string {
  try {
    return parseArgs({ options: { port: { type: 'string', default: DEFAULT_PORT } } }).values.port;
  } catch {
    console.error(`Usage: npm run stripe:local [-- --port ${DEFAULT_PORT}]`);
    process.exit(1);
  }
}

const port = portOf();
if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
  console.error(`--port takes a number from 0 to 65535, not ${port}`);
  process.exit(1);
}

try {
  const processor = await startLocalStripe({ file: ':memory:', now: () => new Date(), port: Number(port) });
  console.log(
    `The local payment processor listens at http://127.0.0.1:${processor.port}, with its state in memory. Any key sk_test_… is good.`,
  );
  onShutdownSignal(() => void processor.close().then(() => process.exit(0)));
} catch (error) {
  console.error(
    error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      ? `Port ${port} is taken; choose another with --port.`
      : error,
  );
  process.exit(1);
}
