import { expect, it } from 'vitest';
import { CsrfTokens } from '../http/csrf-tokens.ts';
import { WidgetTokens } from './widget-tokens.ts';

const HOUR = 3600_000;
let now = Date.UTC(2027, 0, 31);
const tokens = new WidgetTokens('a secret', () => now);

it('is genuine for its brand and an hour', () => {
  const token = tokens.mint('cr');
  expect(tokens.genuine(token, 'cr')).toBe(true);
  expect(tokens.genuine(token, 'csa')).toBe(false);
  now += HOUR - 1;
  expect(tokens.genuine(token, 'cr')).toBe(true);
  now += 1;
  expect(tokens.genuine(token, 'cr')).toBe(false);
});

it('cannot be prolonged, forged, or taken from elsewhere', () => {
  const token = tokens.mint('cr');
  const [expiry = '', mac = ''] = token.split('.');
  const later = (Number.parseInt(expiry, 36) + HOUR).toString(36);
  const of = (secret: string) => new WidgetTokens(secret, () => now).mint('cr');
  const csrf = new CsrfTokens('a secret', () => now).mint('cr');
  for (const forged of [
    '',
    '.',
    mac,
    `${later}.${mac}`,
    `${expiry}.`,
    `${expiry}.${mac}.`,
    `${token}.${mac}`,
    `${expiry}.${mac.slice(1)}`,
    `${expiry}.${mac.toUpperCase()}`,
    of('another secret'),
    csrf,
    csrf.split('.').slice(1).join('.'),
  ])
    expect([forged, tokens.genuine(forged, 'cr')]).toEqual([forged, false]);
});
