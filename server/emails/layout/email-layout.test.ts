import { expect, it } from 'vitest';
import { renderEmail } from './email-layout.ts';

const written = renderEmail({
  heading: `Ada <script>alert("1")</script> & co`,
  parts: [
    { say: 'Hello <b>you</b>.' },
    { facts: [{ label: 'Bedrooms', value: 'Studio\r\nFake: fact' }] },
    { quote: 'Two\nlines <img src=x>' },
    { button: { label: 'See it', url: 'https://nearcampus.example/home/a?b=1&c="2"' } },
  ],
  footer: 'You asked for it.',
});

it('escapes all input', () => {
  expect(written.html).not.toContain('<script>');
  expect(written.html).not.toContain('<img');
  expect(written.html).not.toContain('<b>');
  expect(written.html).toContain('href="https://nearcampus.example/home/a?b=1&amp;c=&quot;2&quot;"');
});

it('loads no external resources', () => {
  expect(written.html).not.toMatch(/<[a-z][^<>]*\ssrc=|url\(|@import|<link/);
});

it('has the same content in plain text', () => {
  expect(written.text).toBe(
    [
      `Ada <script>alert("1")</script> & co`,
      'Hello <b>you</b>.',
      'Bedrooms: Studio Fake: fact',
      '> Two\n> lines <img src=x>',
      'See it: https://nearcampus.example/home/a?b=1&c="2"',
      '--\nYou asked for it.\nnearcampus',
    ].join('\n\n'),
  );
});
