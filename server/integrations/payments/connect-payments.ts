import Stripe from 'stripe';
import { Dependency } from '../../concurrency/dependency.ts';
import type { LocalStripe } from '../../../mocks/stripe/server.ts';
import { rethrowConfigurationError } from './configuration-errors.ts';
import { isUnavailable } from './cards/card-declines.ts';
import { Payments } from './payments.ts';
import { ensurePrices } from './subscriptions/prices.ts';
import { ensureLocalEndpoint } from './webhooks/webhook-events.ts';
import { ProcessorSnapshots } from './ledger/processor-snapshot.ts';

export interface LiveProcessor {
  secretKey: string;
  /** The signing secrets; several during a rotation. */
  webhookSecrets: readonly string[];
  /** The URL of a fake of Stripe; null for Stripe itself. */
  apiUrl?: string | null;
}

interface LocalProcessor {
  /** The file of its state; `:memory:` for a run that stores nothing. */
  file: string;
  /** 0 for any free port. */
  port: number;
  now: () => Date;
  /** The URL of this server's `/webhooks/stripe`. Without it, no events are sent. */
  webhookUrl?: string;
}

interface PaymentsOptions {
  prices: Readonly<Record<number, number>>;
  live?: LiveProcessor;
  local?: LocalProcessor;
  /** Whether to open without a processor that does not answer; `connect` is called until it does. */
  later?: boolean;
  /** Rejects when the processor is not the one of this database, before it is used. */
  check?: (payments: Payments) => Promise<void>;
}

export interface ConnectedPayments {
  payments: Payments;
  /** The processor that runs in this process; null with Stripe's own. */
  local: LocalStripe | null;
  /** Connects to a processor that did not answer before. @throws {EnvError} while it does not, or rejects the keys */
  connect(): Promise<void>;
  close(): Promise<void>;
}

/** The timeout of a call in milliseconds, with one retry, since a landlord waits for it. */
const TIMEOUT_MS = 8000;
const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false } as const;

/** Connects the SDK to Stripe, or starts the local processor (loaded only then) and connects to it. */
export async function connectPayments(options: PaymentsOptions): Promise<ConnectedPayments> {
  const { prices, live, local, later, check } = options;
  if (live) {
    const dependency = new Dependency({ name: 'Stripe' });
    const stripe = createLiveStripe(live, dependency);
    const payments = new Payments({ stripe, prices, webhookSecrets: live.webhookSecrets, local: false, dependency });
    const connect = async () => {
      if (payments.isConnected) return;
      const offers = await ensurePrices(stripe, prices);
      await check?.(payments);
      payments.usePrices(offers);
    };
    await connect().catch((error: unknown) => {
      if (!later || !isUnavailable(error)) rethrowConfigurationError(error);
    });
    const retry = () => connect().catch(rethrowConfigurationError);
    return { payments, local: null, connect: retry, close: () => Promise.resolve() };
  }
  if (!local) throw new Error('Neither Stripe nor the local processor is configured.');
  const { startLocalStripe } = await import('../../../mocks/stripe/server.ts');
  const processor = await startLocalStripe({ file: local.file, port: local.port, now: local.now });
  try {
    const payments = await connectLocal(processor.port, prices, local.webhookUrl);
    await check?.(payments);
    return { payments, local: processor, connect: () => Promise.resolve(), close: () => processor.close() };
  } catch (error) {
    await processor.close();
    throw error;
  }
}

/** Creates the SDK client with the operator's own keys. Calls that are never answered count in `dependency`. */
export function createLiveStripe(
  { secretKey, apiUrl }: Pick<LiveProcessor, 'secretKey' | 'apiUrl'>,
  dependency = new Dependency({ name: 'Stripe' }),
): Stripe {
  const httpClient = Stripe.createNodeHttpClient();
  const request = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (...call) => dependency.call(() => request(...call));
  return new Stripe(secretKey, { ...settings, ...processorAddress(apiUrl), httpClient });
}

/** Returns the SDK options for the host of a fake of Stripe. */
function processorAddress(apiUrl: string | null | undefined) {
  if (!apiUrl) return {};
  const { hostname, port, protocol } = new URL(apiUrl);
  const http = protocol === 'http:';
  return {
    host: hostname,
    port: port || (http ? '80' : '443'),
    protocol: http ? ('http' as const) : ('https' as const),
  };
}

const localClient = (port: number, options: Stripe.StripeConfig): Stripe =>
  new Stripe('sk_test_local', { ...options, host: '127.0.0.1', port, protocol: 'http' });

/** Connects the SDK to a local processor that already listens on this port. */
export async function connectLocal(
  port: number,
  prices: PaymentsOptions['prices'],
  webhookUrl?: string,
  timeout: number = TIMEOUT_MS,
): Promise<Payments> {
  const stripe = localClient(port, { ...settings, timeout });
  const webhookSecrets = webhookUrl === undefined ? [] : [await ensureLocalEndpoint(stripe, webhookUrl)];
  const payments = new Payments({ stripe, prices, webhookSecrets, local: true });
  payments.usePrices(await ensurePrices(stripe, prices));
  return payments;
}

/** Opens the processor's ledger for reading. A server may have `localFile`, the local processor's state, open meanwhile. */
export async function openProcessorSnapshots({
  live,
  localFile,
}: {
  live: Pick<LiveProcessor, 'secretKey' | 'apiUrl'> | null;
  localFile: string;
}): Promise<{ books: ProcessorSnapshots; close(): Promise<void> }> {
  if (live) return { books: new ProcessorSnapshots(createLiveStripe(live)), close: () => Promise.resolve() };
  const { startLocalStripe } = await import('../../../mocks/stripe/server.ts');
  const local = await startLocalStripe({ file: localFile, now: () => new Date(), idle: true });
  const stripe = localClient(local.port, { telemetry: false });
  return { books: new ProcessorSnapshots(stripe), close: () => local.close() };
}
