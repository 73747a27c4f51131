import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { startLocalStripe, type LocalStripe } from '../../../mocks/stripe/server.ts';
import { webhookEvents } from '../../../server/integrations/payments/webhooks/webhook-events.ts';
import { launchChrome } from '../../setup/chrome.ts';
import { startProduct, type RunningProduct } from '../../setup/running-product.ts';
import { hydrated, type Site } from './site.ts';
import { serveFakeStripe } from './fake-stripe/serve.ts';

/** The built product with Stripe keys, and the fake of Stripe for it and for its pages. */
export interface LiveStripeSite extends Site {
  product: RunningProduct;
  processor: LocalStripe;
  stripe: Stripe;
  /** Advances the processor's clock, and lets it renew subscriptions and send webhooks that are due. */
  later(days: number): Promise<void>;
  /** Returns the URL of every module that the product's process has loaded. */
  loaded(): string[];
}

const DAY = 86_400_000;

/** Records the modules that a process loads, starting before its first line. */
const notesModules = (file: string) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `import{registerHooks}from'node:module';import{appendFileSync}from'node:fs';` +
      `registerHooks({load(url,context,next){appendFileSync(${JSON.stringify(file)},url+'\\n');return next(url,context)}})`,
  )}`;

/** Follows an operator's steps in docs/payments.md with a fake of Stripe: keys, the webhook endpoint, the start. */
export async function startLiveStripeSite(): Promise<LiveStripeSite> {
  let ahead = 0;
  const processor = await startLocalStripe({ file: ':memory:', now: () => new Date(Date.now() + ahead) });
  const { port } = processor;
  const stripe = new Stripe('sk_test_operator', { host: '127.0.0.1', port, protocol: 'http' });
  const folder = mkdtempSync(join(tmpdir(), 'nearcampus-live-'));
  const notes = join(folder, 'loaded');
  const [browser, product] = await Promise.all([
    launchChrome('whole'),
    startProduct(async (url) => {
      const endpoint = await stripe.webhookEndpoints.create({
        url: `${url}/webhooks/stripe`,
        enabled_events: [...webhookEvents],
      });
      return {
        STRIPE_SECRET_KEY: 'sk_test_operator',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_operator',
        STRIPE_WEBHOOK_SECRET: endpoint.secret ?? '',
        STRIPE_API_URL: `http://127.0.0.1:${port}`,
        NODE_OPTIONS: notesModules(notes),
      };
    }),
  ]);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await serveFakeStripe(context, port);
    return context;
  };
  return {
    url: product.url,
    browser,
    product,
    processor,
    stripe,
    ready: hydrated,
    fail: () => Promise.resolve(),
    restore: () => Promise.resolve(),
    later: async (days) => {
      ahead += days * DAY;
      await processor.runDue();
    },
    loaded: () => readFileSync(notes, 'utf8').split('\n').filter(Boolean),
    stop: async () => {
      await browser.close();
      await product.stop();
      await processor.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
