import Stripe from 'stripe';
import { ProcessorSnapshots } from './processor-snapshot.ts';
import { createLiveStripe, type LiveProcessor } from '../connect-payments.ts';

interface SnapshotOptions {
  live: Pick<LiveProcessor, 'secretKey' | 'apiUrl'> | null;
  /** The state file of the local processor, which a server may have open at the same time. */
  localFile: string;
}

/** Opens the processor's ledger for reading, with or without a running server. */
export async function openProcessorSnapshots({
  live,
  localFile,
}: SnapshotOptions): Promise<{ books: ProcessorSnapshots; close(): Promise<void> }> {
  if (live) return { books: new ProcessorSnapshots(createLiveStripe(live)), close: () => Promise.resolve() };
  const { startLocalStripe } = await import('../../../../mocks/stripe/server.ts');
  const local = await startLocalStripe({ file: localFile, now: () => new Date(), idle: true });
  const stripe = new Stripe('sk_test_local', {
    host: '127.0.0.1',
    port: local.port,
    protocol: 'http',
    telemetry: false,
  });
  return { books: new ProcessorSnapshots(stripe), close: () => local.close() };
}
