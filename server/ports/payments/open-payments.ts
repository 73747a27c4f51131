import Stripe from 'stripe';
import type { LocalStripe } from '../../../mocks/stripe/server.ts';
import { Payments } from './payments.ts';
import { ensurePrices } from './prices.ts';
import { ensureLocalEndpoint } from './webhook-endpoint.ts';

interface LiveProcessor {
  secretKey: string;
  webhookSecret: string;
}

interface LocalProcessor {
  /** Where its state is kept; `:memory:` for a run that leaves nothing. */
  file: string;
  /** 0 for any free port. */
  port: number;
  /** The product's time. */
  now: () => Date;
  /** Where it tells what happens: this server's `/webhooks/stripe`. Without it, nothing is told. */
  webhookUrl?: string;
}

interface PaymentsOptions {
  /** Dollars a month by property type; 0 is not offered. */
  prices: Readonly<Record<number, number>>;
  live?: LiveProcessor;
  local?: LocalProcessor;
}

export interface OpenPayments {
  payments: Payments;
  /** The processor that runs in this process; null with Stripe's own. */
  local: LocalStripe | null;
  close(): Promise<void>;
}

/** A call is given up after this long, and tried once more: a landlord waits for it. */
const TIMEOUT_MS = 8000;
const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false } as const;

/** Points the SDK at Stripe, or starts the local processor (loaded only then) and points it there. */
export async function openPayments({ prices, live, local }: PaymentsOptions): Promise<OpenPayments> {
  if (live) {
    const stripe = new Stripe(live.secretKey, settings);
    const payments = new Payments({
      stripe,
      prices: await ensurePrices(stripe, prices),
      webhookSecret: live.webhookSecret,
      local: false,
    });
    return { payments, local: null, close: () => Promise.resolve() };
  }
  if (!local) throw new Error('Neither Stripe nor the local processor is configured.');
  const { startLocalStripe } = await import('../../../mocks/stripe/server.ts');
  const processor = await startLocalStripe({ file: local.file, port: local.port, now: local.now });
  try {
    const payments = await connectLocal(processor.port, prices, local.webhookUrl);
    return { payments, local: processor, close: () => processor.close() };
  } catch (error) {
    await processor.close();
    throw error;
  }
}

/** The SDK against a local processor that already listens on this port of the machine. */
export async function connectLocal(
  port: number,
  prices: PaymentsOptions['prices'],
  webhookUrl?: string,
): Promise<Payments> {
  const stripe = new Stripe('sk_test_local', { ...settings, host: '127.0.0.1', port, protocol: 'http' });
  const webhookSecret = webhookUrl === undefined ? '' : await ensureLocalEndpoint(stripe, webhookUrl);
  return new Payments({ stripe, prices: await ensurePrices(stripe, prices), webhookSecret, local: true });
}
