import { expect, it } from 'vitest';
import { ActionButton, EmailLayout, Facts, Paragraph, Quote, renderEmail } from './email-layout.tsx';

const written = renderEmail(
  <EmailLayout heading={`Ada <script>alert("1")</script> & co`} footer="You asked for it.">
    <Paragraph>{'Hello <b>you</b>.'}</Paragraph>
    <Facts
      items={[
        { label: 'Bedrooms', value: 'Studio\r\nFake: fact' },
        { label: 'Bathrooms', value: '1' },
      ]}
    />
    <Quote>{'Two\nlines <img src=x>'}</Quote>
    <ActionButton href={'https://nearcampus.example/home/a?b=1&c="2"'}>See it</ActionButton>
  </EmailLayout>,
);

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
      'Bedrooms: Studio Fake: fact\nBathrooms: 1',
      '> Two\n> lines <img src=x>',
      'See it: https://nearcampus.example/home/a?b=1&c="2"',
      '--\nYou asked for it.\nnearcampus',
    ].join('\n\n'),
  );
});
