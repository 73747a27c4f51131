import { noTerms } from './draft-limits.ts';
import { expect, it } from 'vitest';
import { emptyDraft, type Draft } from './draft.ts';
import { draftErrors } from './draft-errors.ts';
import { LOG_IN_TO_POST } from '../posting-errors.ts';
import { stepNames } from '../sections.ts';

const questions = {
  isOffered: () => true,
  emailTaken: async () => false,
  picturesKnown: async () => true,
  place: async () => ({ lat: 40, lon: -83, verified: true }),
  knownTexts: async () => [],
  heldTexts: async () => ({}),
};
const account = { email: '', password: '', password_confirmation: '' };
const finished: Draft = {
  ...emptyDraft(),
  type: 84,
  name: 'Maple Court',
  contact: { firstName: 'Rosa', lastName: 'Ortiz', email: 'rosa@maple.example', phone: '6145552143' },
  location: { address: '1739 N High St', city: 'Columbus', state: 'OH', zip: '43210', pin: false },
  floorplans: [{ bedrooms: 2, bathrooms: 1, sq: '850', rent: '1150', ...noTerms() }],
  amenities: [29],
  description: 'Two rooms near campus.',
  images: [{ large: '/pictures/a-large.jpg', small: '/pictures/a-small.jpg' }],
};

it('requires a login for a finished draft without an account when the session has ended, not a new account', async () => {
  expect(await draftErrors('complete-step', finished, true, questions)).toEqual({});
  expect(await draftErrors('complete-step', finished, false, questions)).toEqual(LOG_IN_TO_POST);
});

it("requires a visitor's new account", async () => {
  const errors = await draftErrors('complete-step', { ...finished, account }, false, questions);
  expect(Object.keys(errors)).toEqual(['email', 'password']);
});

it('requires an account only at the last step', async () => {
  const errors = await Promise.all(stepNames.map((step) => draftErrors(step, finished, false, questions)));
  expect(stepNames.filter((_, index) => errors[index]?.['auth'])).toEqual(['complete-step']);
});
