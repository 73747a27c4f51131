import { readFileSync } from 'node:fs';
import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { webhookEvents } from './webhooks/webhook-events.ts';

const guide = readFileSync('docs/payments.md', 'utf8');

it('lists every subscribed event, and the version of the package', () => {
  const listed = guide.match(/^\s+(?:[a-z_]+\.[a-z_.]+\s*)+$/gm)?.flatMap((line) => line.trim().split(/\s+/)) ?? [];
  expect(listed.toSorted()).toEqual([...webhookEvents].toSorted());
  expect(guide).toContain(Stripe.API_VERSION);
});
