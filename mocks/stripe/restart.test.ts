import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintOf } from './idempotency.ts';
import { Harness } from './harness.fixture.ts';
import { startLocalStripe } from './server.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'processor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('keeps objects, renewals, and responses under their keys across a restart', async () => {
  const harness = await Harness.start({ file: join(folder, 'state.sqlite') });
  const { subscription, customer } = await harness.subscriber();
  const made = await harness.stripe.customers.create({ email: 'key@example.com' }, { idempotencyKey: 'kept' });
  await harness.close();
  await harness.open();
  expect((await harness.stripe.subscriptions.retrieve(subscription.id)).status).toBe('active');
  const again = await harness.stripe.customers.create({ email: 'key@example.com' }, { idempotencyKey: 'kept' });
  expect([again.id, again.lastResponse.headers['idempotent-replayed']]).toEqual([made.id, 'true']);
  await harness.advanceTo('2027-02-28T12:00:00Z');
  expect((await harness.stripe.invoices.list({ customer: customer.id })).data).toHaveLength(2);
  await harness.close();
});

test("stores neither a card's number nor its code in the file", async () => {
  const file = join(folder, 'state.sqlite');
  const harness = await Harness.start({ file });
  await harness.stripe.paymentMethods.create(
    {
      type: 'card',
      card: { number: '5555555555554444', exp_month: 12, exp_year: 2031, cvc: '987' },
      billing_details: { email: 'anna@example.com' },
    },
    { idempotencyKey: 'card' },
  );
  const kept = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'latin1'))
    .join('');
  await harness.close();
  expect(kept).toContain('"last4":"4444"');
  expect(kept).not.toContain('5555555555554444');
  expect(kept).not.toMatch(/cvc\W{1,9}987/);
});

test('distinguishes two requests by the last four digits of a card, never by its other digits or code', () => {
  const print = (number: string, cvc: string) =>
    fingerprintOf('POST', '/v1/payment_methods', { card: { number, cvc } });
  expect(print('4242424242424242', '123')).toBe(print('9999999999994242', '456'));
  expect(print('4242424242424242', '123')).not.toBe(print('4000000000000002', '123'));
});

test('delivers after a restart what was not accepted before it', async () => {
  const harness = await Harness.start({ file: join(folder, 'state.sqlite') });
  const received: string[] = [];
  const receiver = createServer((request, response) => {
    received.push(request.url ?? '');
    response.end();
  });
  const listen = (port: number) => new Promise<void>((resolve) => receiver.listen(port, '127.0.0.1', resolve));
  await listen(0);
  const { port } = receiver.address() as AddressInfo;
  await new Promise((resolve) => receiver.close(resolve));
  await harness.stripe.webhookEndpoints.create({
    url: `http://127.0.0.1:${port}/hook`,
    enabled_events: ['customer.created'],
  });
  await harness.stripe.customers.create({});
  await harness.processor.runDue();
  await harness.close();
  await harness.open();
  await listen(port);
  harness.now = harness.processor.nextDue() ?? harness.now;
  await harness.processor.runDue();
  expect(received).toEqual(['/hook']);
  receiver.closeAllConnections();
  receiver.close();
  await harness.close();
});

test('reads a file of the first version and repeats its responses', async () => {
  const file = join(folder, 'state.sqlite');
  const harness = await Harness.start({ file });
  const options = { idempotencyKey: 'kept' };
  const made = await harness.stripe.customers.create({ email: 'key@example.com' }, options);
  await harness.close();
  const db = new DatabaseSync(file);
  // It had a column more for objects, and one less for responses.
  db.exec('alter table object add column clock text; alter table answer drop column request; pragma user_version = 1');
  db.close();
  await harness.open();
  expect((await harness.stripe.customers.create({ email: 'key@example.com' }, options)).id).toBe(made.id);
  await harness.close();
});

test('rejects a file of another version and leaves it unchanged', async () => {
  const file = join(folder, 'state.sqlite');
  const db = new DatabaseSync(file);
  db.exec('pragma user_version = 99');
  db.close();
  await expect(startLocalStripe({ file, now: () => new Date() })).rejects.toThrow('version 99');
});

test('rejects a port in use', async () => {
  const harness = await Harness.start();
  await expect(
    startLocalStripe({ file: ':memory:', now: () => new Date(), port: harness.processor.port }),
  ).rejects.toThrow('EADDRINUSE');
  await harness.close();
});
