import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emailSamples } from './email-samples.ts';

const samples = Object.entries(emailSamples('https://nearcampus.example'));

it('shows every email template', () => {
  const shown = readFileSync('server/dev/email-samples.ts', 'utf8');
  for (const file of globSync('server/emails/templates/*/*.email.tsx')) {
    const templates = [...readFileSync(file, 'utf8').matchAll(/^export (?:function|const) (\w+Email)\b/gm)];
    for (const [, template] of templates) expect(shown).toContain(`${template}(`);
  }
});

it.each(samples)('has complete HTML and text: %s', (_name, { subject, text, html }) => {
  expect(subject.length).toBeLessThanOrEqual(78);
  for (const content of [subject, text, html]) expect(content).not.toMatch(/undefined|null|NaN|\[object|Invalid Date/);
  expect(html).not.toMatch(/<script|<link|@import|url\(/);
  for (const [, url = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g))
    expect(text).toContain(url.replaceAll('&amp;', '&'));
  expect(text).toMatch(/\n--\n/);
});
