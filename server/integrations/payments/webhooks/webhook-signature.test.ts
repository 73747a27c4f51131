import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { checkSignature } from './webhook-signature.ts';

const body = Buffer.from('{"id":"evt_1"}');
const now = Date.UTC(2027, 4, 1, 12);
const seconds = now / 1000;
const sign = (secret: string, timestamp = seconds) =>
  Stripe.webhooks.generateTestHeaderString({ payload: body.toString(), secret, timestamp });
const signatureOf = (header: string) => header.split(',v1=')[1];
const check = (header: string, secrets: string[], of = body) => checkSignature(of, header, secrets, now);

it('accepts a signature of any valid secret, as during a rotation', () => {
  const both = ['whsec_new', 'whsec_old'];
  expect(check(sign('whsec_new'), both)).toBe('good');
  expect(check(sign('whsec_old'), both)).toBe('good');
  expect(check(sign('whsec_older'), both)).toBe('forged');
  expect(check(sign('whsec_old'), ['whsec_new'])).toBe('forged');
  expect(check(sign(''), [''])).toBe('forged');
  expect(check(sign('whsec_new'), [])).toBe('forged');
});

it('accepts two signatures, as the processor sends during its rotation', () => {
  const twice = `${sign('whsec_new')},v1=${signatureOf(sign('whsec_old'))}`;
  for (const secret of ['whsec_new', 'whsec_old']) expect(check(twice, [secret])).toBe('good');
  expect(check(twice, ['whsec_other'])).toBe('forged');
});

it.each([
  [-301, 'stale'],
  [-300, 'good'],
  [0, 'good'],
  [300, 'good'],
  [301, 'stale'],
  [86_400, 'stale'],
])('classifies a signature %i seconds from now as %s', (off, verdict) => {
  expect(check(sign('whsec_a', seconds + off), ['whsec_a'])).toBe(verdict);
});

it.each([
  ['nothing', ''],
  ['no moment', `v1=${signatureOf(sign('whsec_a'))}`],
  ['two moments', `t=1,${sign('whsec_a')}`],
  ['a moment that is no number', sign('whsec_a').replace(/t=\d+/, 't=soon')],
  ['a moment with something behind it', sign('whsec_a').replace(/t=(\d+)/, 't=$1x')],
  ['another scheme', sign('whsec_a').replace('v1=', 'v0=')],
  ['no signature', `t=${seconds}`],
  ['another body’s signature', sign('whsec_a').replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
])('rejects %s', (_what, header) => {
  expect(check(header, ['whsec_a'])).toBe('forged');
});

it('rejects an empty body, or one other than the signed one', () => {
  expect(check(sign('whsec_a'), ['whsec_a'], Buffer.from('{"id":"evt_2"}'))).toBe('forged');
  expect(check(sign('whsec_a'), ['whsec_a'], Buffer.alloc(0))).toBe('forged');
});
