import { describe, expect, it } from 'vitest';
import { includesOrigin, isPartnerOrigin } from './partner-origin.ts';

describe('an allowed host origin', () => {
  it.each(['https://www.a.example', 'https://*.b.example', 'https://a.example:8443', 'https://*.c.b.example:8443'])(
    'may be written as %s',
    (source) => expect(isPartnerOrigin(source)).toBe(true),
  );

  it.each([
    '*',
    'https:',
    'https://*',
    'https://*.edu',
    'http://a.example',
    'https://a.example/',
    'https://a.example/path',
    'https://a.*.example',
    'https://a.example; script-src *',
    'https://a.example https://b.example',
    'https://user@a.example',
    'https://A.example',
    'https://-a.example',
    'https://a.example:443',
    'https://*.a.example:99999',
    'https://1.2.3',
    "'self'",
    '',
  ])('may not be written as %s', (source) => expect(isPartnerOrigin(source)).toBe(false));

  const sources = ['https://www.a.example', 'https://*.b.example', 'https://*.c.example:8443', 'http://localhost:*'];

  it.each([
    'https://www.a.example',
    'https://x.b.example',
    'https://x.y.b.example',
    'https://x.c.example:8443',
    'http://localhost:4190',
    'http://localhost',
  ])('is %s', (origin) => expect(includesOrigin(sources, origin)).toBe(true));

  it.each([
    'https://a.example',
    'http://www.a.example',
    'https://www.a.example:8443',
    'https://www.a.example.evil.example',
    'https://b.example',
    'https://xb.example',
    'https://x.b.example:444',
    'https://x.c.example',
    'http://x.b.example',
    'https://localhost',
    'http://localhost.evil.example',
    'http://127.0.0.1:4190',
    'https://x.b.example/path',
    'https://www.a.example/',
    'HTTPS://www.a.example',
    'null',
    '',
    '*',
  ])('does not match %s', (origin) => expect(includesOrigin(sources, origin)).toBe(false));
});
