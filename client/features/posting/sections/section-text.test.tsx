import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { HOUSE, APARTMENT } from '../../../../domain/options/property-types.ts';
import { sections } from '../../../../domain/posting/sections.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { closeDialog, isDialogOpen } from '../../../shared/dialogs/dialog-store.ts';
import { emptyExampleDraft, exampleDraft } from '../example-draft.fixture.ts';
import { AmenitiesSection } from './amenities-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { DescriptionSection } from './description-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { sectionHeading } from './section-components.ts';

afterEach(() => {
  cleanup();
  closeDialog();
});

const open = (section: React.ReactNode, values: object = emptyExampleDraft) => {
  render(<FormExample values={values}>{section}</FormExample>);
  return userEvent.setup();
};
const noteOf = (label: string) => {
  const described = screen.getByLabelText(label).getAttribute('aria-describedby') ?? '';
  return document.getElementById(described)?.textContent;
};

test('gives every section the specified heading, and a house its own', () => {
  const headings = sections.map((section) => sectionHeading(section, APARTMENT));
  expect(headings).toEqual([
    'Contact Information',
    'Create a Password',
    'Property Location',
    'Floorplan Information',
    'Images',
    'Listing Description',
    'Amenities',
  ]);
  expect(sections.map((section) => sectionHeading(section, HOUSE))).toEqual(headings.with(3, 'House Information'));
});

test('states beside the contact fields that renters do not see them', () => {
  open(<ContactSection />);
  for (const label of ['First name', 'Last name']) screen.getByLabelText(label);
  expect(noteOf('Property name')).toBe('The title renters see.');
  expect(noteOf('Email')).toBe('Not shown publicly. Responses to your listing go here.');
  expect(noteOf('Phone')).toBe(
    'Renters see a vanity phone instead. This vanity phone is shown publicly; calls are redirected to your real number. An extension can follow: x12.',
  );
});

test('explains that the password is for later logins and offers a login (K01)', async () => {
  const user = open(<PasswordSection />, exampleDraft);
  screen.getByText(/^You need it to log in later.*must be at least 6 characters\.$/);
  // prefilled with the contact's address
  expect(screen.getByLabelText<HTMLInputElement>('Account email').value).toBe(exampleDraft.contact.email);
  for (const label of ['Password', 'Confirm password']) screen.getByLabelText(label);
  expect(isDialogOpen()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(isDialogOpen()).toBe(true);
});

test('shows that two passwords differ once both are filled in', async () => {
  const user = open(<PasswordSection />);
  const status = () => screen.getByText((_, element) => element?.getAttribute('role') === 'status').textContent;
  await user.type(screen.getByLabelText('Password'), 'walnuts');
  await user.type(screen.getByLabelText('Confirm password'), 'walnut');
  expect(status()).toBe('');
  await user.type(screen.getByLabelText('Confirm password'), 'z');
  expect(status()).toBe("The passwords don't match yet.");
});

test('shows the amenities of the specification, then those that renters ask about; "pets allowed" and "no pets" exclude each other (K18)', async () => {
  const user = open(<AmenitiesSection />);
  screen.getByText('Select any amenities your property offers.');
  const chips = screen.getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Dishwasher',
    'Washer/Dryer In Unit',
    'Washer/Dryer Outside Unit',
    'Fitness Center',
    'Pool',
    'Broadband Internet',
    'Furnished',
    'Dogs OK',
    'Cats OK',
    'No Pets Allowed',
    'Air Conditioning',
    'Parking',
    'Patio / Balcony',
    'Step-Free Entrance',
  ]);
  const chosen = () =>
    chips.filter((chip) => chip.getAttribute('aria-pressed') === 'true').map(({ textContent }) => textContent);
  const press = async (name: string) => user.click(screen.getByText(name));
  await press('Pool');
  await press('Dogs OK');
  await press('Cats OK');
  expect(chosen()).toEqual(['Pool', 'Dogs OK', 'Cats OK']);
  await press('No Pets Allowed');
  expect(chosen()).toEqual(['Pool', 'No Pets Allowed']);
  await press('Cats OK');
  expect(chosen()).toEqual(['Pool', 'Cats OK']);
  await press('Pool');
  expect(chosen()).toEqual(['Cats OK']);
});

test('keeps the description as it is typed, which is how renters see it (K36)', async () => {
  const user = open(<DescriptionSection />);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Description');
  await user.type(field, 'Bright rooms{Enter}for $5! It’s señor-quiet');
  expect(field.value).toBe('Bright rooms\nfor $5! It’s señor-quiet');
  screen.getByText('Renters see your text as you write it.');
});
