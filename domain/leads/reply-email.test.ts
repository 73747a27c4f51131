import { expect, it } from 'vitest';
import { replyMailtoUrl, leadAsText } from './reply-email.ts';

const lead = {
  type: 'request',
  firstName: 'Ada',
  lastName: 'Quill',
  email: 'ada+home@students.example',
  phone: '(614) 555-0123',
  message: 'Is it free?\nWe are two.',
  listingName: 'Maple & Elm',
  answers: [{ label: 'Bedrooms', value: 'Studio' }],
};
const read = (address: string) => {
  const { pathname, searchParams } = new URL(address.replaceAll('+', '%2B'));
  return { to: decodeURIComponent(pathname), subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it("opens a reply to the renter about the listing, quoting the renter's message", () => {
  expect(read(replyMailtoUrl(lead))).toEqual({
    to: 'ada+home@students.example',
    subject: 'Your request about Maple & Elm',
    body: 'Hi Ada,\r\n\r\nThanks for your request about Maple & Elm.\r\n\r\n\r\n\r\nAda wrote:\r\n> Is it free?\r\n> We are two.',
  });
  expect(read(replyMailtoUrl({ ...lead, type: 'reply', message: '' }))).toMatchObject({
    subject: 'Your message about Maple & Elm',
    body: expect.not.stringContaining('wrote'),
  });
});

it('prevents header injection, and stays within the length limit of email programs', () => {
  const trick = replyMailtoUrl({ ...lead, firstName: 'Ada&bcc=all@x.example', email: 'a@b.example?cc=c@d.example' });
  expect(new URL(trick).searchParams.has('bcc')).toBe(false);
  expect(new URL(trick).searchParams.has('cc')).toBe(false);
  expect(replyMailtoUrl({ ...lead, message: 'word '.repeat(2000) }).length).toBeLessThan(2000);
  expect(() => replyMailtoUrl({ ...lead, message: '\ud83c'.repeat(600) })).not.toThrow();
});

it('copies the details needed elsewhere', () => {
  expect(leadAsText(lead).split('\n')).toEqual([
    'Ada Quill',
    'ada+home@students.example',
    '(614) 555-0123',
    'Home: Maple & Elm',
    'Bedrooms: Studio',
    '',
    'Is it free?',
    'We are two.',
  ]);
});
