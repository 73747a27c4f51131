import { parseArgs } from 'node:util';
import { runFaults } from '../tests/faults/run.ts';
import { onShutdownSignal } from '../server/startup/shutdown-signals.ts';

/** `npm run faults`: simulates payments while processor, webhooks, server and database fail (docs/reliability.md). */
const options = {
  /** How many simulations; their seeds are consecutive. */
  histories: { type: 'string', default: '1000' },
  /** The first seed. With `--histories 1`, reruns one simulation. */
  seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
  /** How many run concurrently, each on its own database cluster. */
  lanes: { type: 'string', default: '2' },
  /** Writes docs/reliability.md. */
  report: { type: 'boolean', default: false },
} as const;

function parseOptions() {
  try {
    return parseArgs({ options }).values;
  } catch {
    console.error('Usage: npm run faults [-- --histories 1000 --seed 1 --lanes 2 --report]');
    process.exit(1);
  }
}

const { histories, seed, lanes, report } = parseOptions();
const numbers = { histories: Number(histories), seed: Number(seed), lanes: Number(lanes) };
for (const [name, value] of Object.entries(numbers))
  if (!Number.isSafeInteger(value) || value < 1) {
    console.error(`--${name} takes a whole number from 1 on.`);
    process.exit(1);
  }
/** The first Ctrl-C ends the run after the current simulations; the second ends it at once. */
const stopping = new AbortController();
onShutdownSignal(() => {
  stopping.abort();
  console.log('Stopping after the histories that have begun.');
});
const say = (line: string) => console.log(line);
process.exit((await runFaults({ ...numbers, report, stop: stopping.signal, say })) === 0 ? 0 : 1);
