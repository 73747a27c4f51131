import { expect, test } from 'vitest';
import { heldTextErrors } from '../trust/listing-text.ts';
import { listingTexts } from '../trust/review-choice.ts';
import { virtualTourFault } from './virtual-tour.ts';

test.each(['', '  ', 'https://my.matterport.com/show/?m=abc', 'https://youtu.be/x#t=3', 'https://münchen.de/a'])(
  'a virtual tour may be %j',
  (link) => {
    expect(virtualTourFault(link)).toBeUndefined();
  },
);

test.each([
  'my.matterport.com/show',
  'http://tours.com/1',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://localhost/x',
  'https://tours',
  'https://127.0.0.1/x',
  'https://0x7f.1/x',
  'https://2130706433/',
  'https://[::1]/x',
  'https://printer.local/x',
  'https://db.internal./x',
  'https://me:secret@tours.com/1',
  'https://tours.com:8443/1',
  'https://tours.com/a b',
  `https://tours.com/${'a'.repeat(300)}`,
  'https://bit.ly/3xYz',
  'https://WA.me./16145550143',
  'https://www.paypal.com/pay/rosa',
])('a virtual tour may not be %j', (link) => {
  expect(virtualTourFault(link)).toMatch(/^(Enter (a|the) link|Use at most)/);
});

test('a link is lawful as a virtual tour and nowhere else', () => {
  const link = 'https://my.matterport.com/show/?m=abc';
  const draft = {
    name: 'Maple',
    description: 'Quiet.',
    location: { address: '1 High St', city: 'Columbus' },
    images: [],
  };
  expect(heldTextErrors(listingTexts({ ...draft, virtualTour: link } as typeof draft))).toEqual({});
  expect(Object.keys(heldTextErrors(listingTexts({ ...draft, description: link })))).toEqual(['description']);
});
