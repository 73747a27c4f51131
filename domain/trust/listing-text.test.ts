import { expect, it } from 'vitest';
import { heldTextErrors } from './listing-text.ts';
import { listingTexts } from './review-choice.ts';

const draft = {
  name: 'Maple Court',
  description: 'Two rooms near campus.',
  location: { address: '12 Christian St', city: 'Columbus' },
  images: [],
};

const errorsOf = (written: Parameters<typeof listingTexts>[0]) => heldTextErrors(listingTexts(written));

it('names the words, the reason and a lawful wording at the field', () => {
  expect(errorsOf({ ...draft, name: 'Call 614-555-0143', description: 'Sorry, no kids. No pets.' })).toEqual({
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
  expect(Object.keys(errorsOf({ ...draft, images, location }))).toEqual(['images', 'location.address']);
});

it('accepts lawful texts', () => {
  expect(errorsOf(draft)).toEqual({});
});

it('checks the description without its marks too, as other sites show it', () => {
  expect(Object.keys(errorsOf({ ...draft, description: 'Questions? 614<#>555<#>0143' }))).toEqual(['description']);
});
