import { expect, it } from 'vitest';
import { heldTextErrors, storedTexts } from './listing-text.ts';

const draft = {
  name: 'Maple Court',
  description: 'Two rooms near campus.',
  location: { address: '12 Christian St', city: 'Columbus' },
  images: [],
};

it('names the words, the reason and a lawful wording at the field', () => {
  expect(heldTextErrors({ ...draft, name: 'Call 614-555-0143', description: 'Sorry, no kids. No pets.' })).toEqual({
    name: [
      '“614-555-0143” is contact information, which scammers and spammers use. Leave it out: renters reach you through the contact form and the phone number we show.',
    ],
    description: [
      "“no kids” is a preference or a limit by family status, which fair-housing law doesn't allow in a listing. Describe the home instead. For example: “Four bedrooms on a quiet street.”",
    ],
  });
});

it('checks captions and the address', () => {
  const images = [{ large: 'a', small: 'b', caption: 'Zelle only' }];
  const location = { address: 'Whites only, call 614 555 0143', city: 'Columbus' };
  expect(Object.keys(heldTextErrors({ ...draft, images, location }))).toEqual(['images', 'location.address']);
});

it('accepts lawful texts and those that are published already', () => {
  expect(heldTextErrors(draft)).toEqual({});
  const known = storedTexts({ ...draft, description: 'No kids', address: '', city: '' });
  expect(heldTextErrors({ ...draft, description: 'No kids' }, (text) => known.includes(text))).toEqual({});
});

it('checks the description without its marks too, as other sites show it', () => {
  expect(Object.keys(heldTextErrors({ ...draft, description: 'Questions? 614<#>555<#>0143' }))).toEqual([
    'description',
  ]);
});
