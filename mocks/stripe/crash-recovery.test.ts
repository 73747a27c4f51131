import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { startLocalStripe } from './server.ts';

const KILLS = 3;
const START = '2027-01-31T12:00:00Z';

/** Starts a payment processor in its own process, which can be killed. */
async function startProcess(file: string): Promise<{ child: ChildProcess; stripe: Stripe }> {
  const program = `import { startLocalStripe } from ${JSON.stringify(join(import.meta.dirname, 'server.ts'))};
    const { port } = await startLocalStripe({ file: ${JSON.stringify(file)}, now: () => new Date('${START}') });
    console.log(port);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('No output to read the port from');
  const [line] = await once(createInterface(child.stdout), 'line');
  return {
    child,
    stripe: new Stripe('sk_test_x', { host: '127.0.0.1', port: Number(line), protocol: 'http', maxNetworkRetries: 0 }),
  };
}

test('executes each request completely and once or not at all when killed at any time', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'processor-'));
  const file = join(folder, 'state.sqlite');
  const first = await startProcess(file);
  const { id: price } = await first.stripe.prices.create({
    currency: 'usd',
    unit_amount: 4900,
    recurring: { interval: 'month' },
    product_data: { name: 'Apartment' },
  });
  const { id: customer } = await first.stripe.customers.create({});
  await first.stripe.customers.update(customer, { invoice_settings: { default_payment_method: 'pm_card_visa' } });
  const subscribe = (stripe: Stripe, key: string) =>
    stripe.subscriptions.create({ customer, items: [{ price }], metadata: { key } }, { idempotencyKey: key });

  let running = first;
  const keys: string[] = [];
  for (let round = 0; round < KILLS; round += 1) {
    const { child, stripe } = running;
    const tries = Array.from({ length: 30 }, (_, index) => `try-${round}-${index}`);
    keys.push(...tries);
    const ended = once(child, 'exit');
    let answered = 0;
    const answers = tries.map(async (key) => {
      await subscribe(stripe, key).catch(() => undefined);
      answered += 1;
      if (answered === round * 6 + 1) child.kill('SIGKILL');
    });
    await Promise.all([ended, ...answers]);
    running = await startProcess(file);
  }
  for (const key of keys) await subscribe(running.stripe, key);
  const ended = once(running.child, 'exit');
  running.child.kill('SIGKILL');
  await ended;

  const processor = await startLocalStripe({ file, now: () => new Date(START) });
  const subscriptions = processor.list('subscriptions') as Stripe.Subscription[];
  expect(subscriptions.map(({ metadata }) => metadata.key).toSorted()).toEqual(keys.toSorted());
  expect(processor.list('charges')).toHaveLength(keys.length);
  const invoices = processor.list('invoices') as Stripe.Invoice[];
  expect(invoices.every(({ status }) => status === 'paid')).toBe(true);
  const created = (processor.list('events') as Stripe.Event[]).filter(
    ({ type }) => type === 'customer.subscription.created',
  );
  expect(created).toHaveLength(keys.length);
  await processor.close();
  rmSync(folder, { recursive: true });
});
