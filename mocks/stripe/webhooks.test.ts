import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Harness } from './harness.fixture.ts';
import { waitUntil } from '../../tests/setup/wait-until.ts';

interface Received {
  body: Buffer;
  signature: string;
}

let harness: Harness;
let receiver: Server;
let received: Received[];
let answerWith: number;

beforeEach(async () => {
  harness = await Harness.start();
  received = [];
  answerWith = 200;
  receiver = createServer((request, response) => {
    void buffer(request).then((body) => {
      received.push({ body, signature: String(request.headers['stripe-signature']) });
      response.writeHead(answerWith).end();
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await harness.close();
});

const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/stripe`;
const endpoint = (enabled_events: Stripe.WebhookEndpointCreateParams.EnabledEvent[] = ['*']) =>
  harness.stripe.webhookEndpoints.create({ url: url(), enabled_events });
const typeOf = ({ body }: Received): string => JSON.parse(body.toString()).type;

test('delivers each event once, signed with the system time so that the SDK accepts it', async () => {
  const { secret = '' } = await endpoint();
  const { subscription } = await harness.subscriber();
  await harness.processor.runDue();
  expect(received.map(typeOf).toSorted()).toEqual((await harness.eventTypes()).toSorted());
  for (const { body, signature } of received) {
    const event = harness.stripe.webhooks.constructEvent(body, signature, secret);
    expect(event).toMatchObject({ object: 'event', api_version: Stripe.API_VERSION, livemode: false });
  }
  expect((await harness.stripe.events.list()).data.every(({ pending_webhooks }) => pending_webhooks === 0)).toBe(true);
  const created = received
    .map(({ body }) => JSON.parse(body.toString()))
    .find(({ type }) => type === 'customer.subscription.created');
  expect(created.data.object.id).toBe(subscription.id);
  expect(() =>
    harness.stripe.webhooks.constructEvent(received[0]?.body ?? '', received[0]?.signature ?? '', 'whsec_other'),
  ).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('sends events automatically, soon after the request that caused them', async () => {
  await endpoint(['customer.created']);
  await harness.stripe.customers.create({ email: 'anna@example.com' });
  await waitUntil(() => expect(received).toHaveLength(1));
  await harness.price();
  await harness.processor.runDue();
  expect(received.map(typeOf)).toEqual(['customer.created']);
});

test("retries a failed delivery with growing delays by the product's clock until it is accepted", async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    await endpoint(['customer.created']);
    answerWith = 500;
    await harness.stripe.customers.create({ email: 'anna@example.com' });
    await harness.processor.runDue();
    expect(received).toHaveLength(1);
    expect(harness.processor.nextDue()).toEqual(new Date('2027-01-31T12:05:00Z'));
    await harness.processor.runDue();
    expect(received).toHaveLength(1);
    harness.now = new Date('2027-01-31T12:05:00Z');
    await harness.processor.runDue();
    expect(received).toHaveLength(2);
    expect(harness.processor.nextDue()).toEqual(new Date('2027-01-31T12:35:00Z'));
    answerWith = 204;
    harness.now = new Date('2027-02-05T00:00:00Z');
    expect(await harness.processor.runDue()).toBe(1);
    expect(harness.processor.nextDue()).toBeNull();
    expect(new Set(received.map(({ body }) => JSON.parse(body.toString()).id)).size).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test('delivers soon by the system clock after a short outage of the receiver', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  try {
    await endpoint(['customer.created']);
    answerWith = 503;
    await harness.stripe.customers.create({ email: 'anna@example.com' });
    await harness.processor.runDue();
    answerWith = 200;
    vi.setSystemTime(Date.now() + 2000);
    await harness.processor.runDue();
    expect(received).toHaveLength(2);
    const [first, second] = received.map(({ signature }) => Number(/t=(\d+)/.exec(signature)?.[1]));
    expect(second).toBeGreaterThan(first ?? 0);
  } finally {
    vi.useRealTimers();
  }
});

test('handles requests of a receiver during a delivery', async () => {
  receiver.removeAllListeners('request');
  const emails: unknown[] = [];
  receiver.on('request', (request, response) => {
    void buffer(request)
      .then((body) => harness.stripe.customers.retrieve(JSON.parse(body.toString()).data.object.id))
      .then((customer) => {
        emails.push('email' in customer && customer.email);
        response.end();
      });
  });
  await endpoint(['customer.created']);
  await harness.stripe.customers.create({ email: 'anna@example.com' });
  await harness.processor.runDue();
  expect(emails).toEqual(['anna@example.com']);
});

test('lists, updates and deletes endpoints, and returns their secret once', async () => {
  const { stripe } = harness;
  const { id, secret } = await endpoint();
  expect(secret).toMatch(/^whsec_.{32}$/);
  expect(
    await stripe.webhookEndpoints.update(id, { enabled_events: ['invoice.paid'], metadata: { a: 'b' } }),
  ).toMatchObject({ enabled_events: ['invoice.paid'], metadata: { a: 'b' } });
  await stripe.customers.create({});
  await harness.processor.runDue();
  expect(received).toEqual([]);
  const { data } = await stripe.webhookEndpoints.list();
  expect(data).toMatchObject([{ id, url: url() }]);
  expect(data[0]?.secret).toBeUndefined();
  await stripe.webhookEndpoints.del(id);
  expect((await stripe.webhookEndpoints.list()).data).toEqual([]);
});
