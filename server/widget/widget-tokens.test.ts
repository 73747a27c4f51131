import { expect, it } from 'vitest';
import { CsrfTokens } from '../http/security/csrf-tokens.ts';
import { WidgetTokens } from './widget-tokens.ts';

const HOUR = 3600_000;
let now = Date.UTC(2027, 0, 31);
const tokens = new WidgetTokens('a secret', () => now);

it('is genuine for its brand and an hour', () => {
  const token = tokens.issue('cr');
  expect(tokens.verify(token, 'cr')).toBe(true);
  expect(tokens.verify(token, 'csa')).toBe(false);
  now += HOUR - 1;
  expect(tokens.verify(token, 'cr')).toBe(true);
  now += 1;
  expect(tokens.verify(token, 'cr')).toBe(false);
});

it('is accepted from an old secret and signed with the new one while a secret is replaced', () => {
  const rotated = new WidgetTokens(['new secret', 'a secret'], () => now);
  expect(rotated.verify(tokens.issue('cr'), 'cr')).toBe(true);
  expect(new WidgetTokens('new secret', () => now).verify(rotated.issue('cr'), 'cr')).toBe(true);
});

it('cannot be prolonged, forged, or taken from elsewhere', () => {
  const token = tokens.issue('cr');
  const [expiry = '', mac = ''] = token.split('.');
  const later = (Number.parseInt(expiry, 36) + HOUR).toString(36);
  const of = (secret: string) => new WidgetTokens(secret, () => now).issue('cr');
  const csrf = new CsrfTokens('a secret', () => now).issue('cr');
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
    expect([forged, tokens.verify(forged, 'cr')]).toEqual([forged, false]);
});
