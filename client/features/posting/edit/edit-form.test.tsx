import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EDIT_CONFLICT } from '../../../../domain/posting/posting-errors.ts';
import { UNREACHABLE } from '../../../graphql/error-message.ts';
import { LANDLORD } from '../../../../mocks/scenarios/setup/arrange.ts';
import { Screen } from '../edit-screen.tsx';
import { exampleDraft } from '../example-draft.fixture.ts';
import { around, editedListing, invalid, inTurn, onPage, saidAloud, type Answers } from '../answered.fixture.tsx';

/** What a landlord lives through on /edit: published, refused, overtaken, logged out, cut off; never a word is lost. */

afterEach(() => void vi.useRealTimers());

const edited = (version: number, name: string) => ({
  editListing: { __typename: 'Edited', listing: editedListing(version, { name }) },
});
const stale = (version: number, more: object) => ({
  editListing: { __typename: 'Stale', message: EDIT_CONFLICT, listing: editedListing(version, more) },
});

const nameField = () => screen.getByLabelText<HTMLInputElement>('Property name');
const rename = (name: string) => fireEvent.change(nameField(), { target: { value: name } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The edit screen with its listing open, and what it has asked. */
async function openEdit(answers: Answers) {
  const sent = onPage(
    <Screen />,
    { ...around, ListingToEdit: { myListing: editedListing() }, ...answers },
    { at: '/edit/neil-house', as: LANDLORD },
  );
  await screen.findByLabelText('Property name');
  return () => sent.filter(({ operation }) => operation === 'EditListing').map(({ variables }) => variables);
}

test('shows every section at once under its titles, and one button for all', async () => {
  await openEdit({});
  expect(document.title).toBe('Edit Your Listing');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Your Listing');
  expect(within(screen.getByRole('banner')).getByText(exampleDraft.name)).toBeTruthy();
  const sections = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(sections).toEqual([
    'Property Type',
    'Contact Information',
    'Property Location',
    'House Information',
    'Images',
    'Listing Description',
    'Amenities',
    'Complete your listing: 0 of 7',
  ]);
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Publish Changes →' })).toHaveLength(1);
});

test('marks what is not published yet; discarding can be taken back', async () => {
  await openEdit({});
  expect(saidAloud()).not.toContain('Not published yet');
  rename('Neil House North');
  expect(saidAloud()).toContain('Not published yet: Contact Information.');
  expect(screen.getByText('Changed').closest('form')?.id).toBe('section-contact');
  press('Discard changes');
  expect(nameField().value).toBe(exampleDraft.name);
  expect(screen.queryByText('Changed')).toBeNull();
  await screen.findByRole('button', { name: 'Undo' });
  press('Undo');
  expect(nameField().value).toBe('Neil House North');
  expect(screen.getByText('Changed')).toBeTruthy();
});

test('publishes over the version that was opened, says so, and goes to the dashboard after 1500 ms', async () => {
  const published = await openEdit({ EditListing: edited(2, 'North') });
  rename('North');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Publish Changes →');
  // It goes on in our time while it waits: by a millisecond a look, so that it has not gone by unseen.
  const succeeded = () => expect(saidAloud()).toContain('Success! Your listing has been updated.');
  await vi.waitFor(succeeded, { interval: 1 });
  expect(published()).toMatchObject([{ id: '7', version: 1, draft: { name: 'North' } }]);
  await act(() => vi.advanceTimersByTimeAsync(1498));
  expect(location.pathname).toBe('/edit/neil-house');
  await act(() => vi.advanceTimersByTimeAsync(2));
  vi.useRealTimers();
  await waitFor(() => expect(location.pathname).toBe('/advertising-home'));
});

test('shows both versions where somebody was quicker, and publishes what was chosen over the newer', async () => {
  const theirs = { name: 'Theirs', description: 'Their words.', amenities: [4] };
  const published = await openEdit({ EditListing: inTurn(stale(5, theirs), edited(6, 'Mine')) });
  rename('Mine');
  press('Publish Changes →');
  const choice = within(await screen.findByRole('region', { name: EDIT_CONFLICT }));
  expect(choice.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Property name',
    'Description',
    'Amenities',
  ]);
  for (const words of ['Mine', 'Theirs', 'Their words.', exampleDraft.description, 'Pool'])
    expect(choice.getByText(words)).toBeTruthy();
  // nothing can be published past the choice, and every word is still in the form
  expect(screen.queryByRole('button', { name: 'Publish Changes →' })).toBeNull();
  expect(nameField().value).toBe('Mine');
  const amenities = within(choice.getByRole('group', { name: 'Amenities' }));
  expect(amenities.getByRole<HTMLInputElement>('radio', { name: 'Use the newer version' }).checked).toBe(true);
  fireEvent.click(amenities.getByRole('radio', { name: 'Keep mine' }));
  press('Publish this');
  await waitFor(() => expect(saidAloud()).toContain('Success! Your listing has been updated.'));
  expect(published()[1]).toMatchObject({
    version: 5,
    draft: { name: 'Mine', description: 'Their words.', amenities: exampleDraft.amenities },
  });
});

test('one polite line where the server was not reached, and Retry does the same again [K53]', async () => {
  const published = await openEdit({ EditListing: inTurn(new Error('No line.'), edited(2, 'North')) });
  rename('North');
  press('Publish Changes →');
  await screen.findByText(UNREACHABLE);
  expect(nameField().value).toBe('North');
  expect(screen.getByRole('button', { name: 'Publish Changes →' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  press('Retry');
  await waitFor(() => expect(saidAloud()).toContain('Success! Your listing has been updated.'));
  expect(published()).toHaveLength(2);
});

const quote = (more: object = {}) => ({
  propertyTypeQuote: {
    __typename: 'PropertyTypeQuote',
    type: 84,
    differenceCents: 1342,
    chargeCents: 1342,
    nextBillCents: 0,
    price: 49,
    quotedAt: '2026-09-15T15:00:00.000Z',
    until: '2026-10-02T10:00:00.000Z',
    renews: true,
    ...more,
  },
});
const types = [
  { __typename: 'PropertyTypeOffer', id: 84, label: 'Apartment', price: 49, benefits: ['Unlimited leads'] },
  { __typename: 'PropertyTypeOffer', id: 85, label: 'House', price: 29, benefits: ['Up to 10 leads/month'] },
];
const PostingOptions = { options: { __typename: 'Options', localProcessor: true, stripeKey: null, types } };
/** Opens the choice of property types and chooses the dearer one. */
async function chooseApartment(): Promise<void> {
  press('Change');
  fireEvent.click(await screen.findByRole('button', { name: /^Apartment/ }));
  await waitFor(() => expect(saidAloud()).toContain('Then $49 a month.'));
}

test('says what another property type costs before it happens, beside the button too, and sends what was agreed to', async () => {
  const published = await openEdit({
    PostingOptions,
    PropertyTypeQuote: quote(),
    EditListing: edited(2, exampleDraft.name),
  });
  await chooseApartment();
  expect(saidAloud()).toContain('$13.42 now for the rest of this month, until October 2. Then $49 a month.');
  expect(saidAloud()).toContain('Charged to your Visa ending 4242');
  expect(saidAloud()).toContain('Not published yet: Property Type. Publishing charges $13.42 to your card.');
  press('Publish Changes →');
  await waitFor(() =>
    expect(saidAloud()).toContain('Success! Your listing has been updated. You were charged $13.42.'),
  );
  expect(published()).toMatchObject([
    { draft: { type: 84 }, agreed: { quotedAt: '2026-09-15T15:00:00.000Z', chargeCents: 1342 } },
  ]);
});

test('a card that is declined is said at the property type, changes nothing, and leaves the way to another card', async () => {
  const declined = { editListing: invalid({ payment: ['Card declined. Try another card.'] }) };
  await openEdit({ PostingOptions, PropertyTypeQuote: quote(), EditListing: declined });
  await chooseApartment();
  press('Publish Changes →');
  const card = within(screen.getByRole('region', { name: 'Property Type' }));
  await card.findByText('Card declined. Try another card.');
  expect(card.getByRole('link', { name: 'Use another card' }).getAttribute('href')).toBe('/advertising-home#card');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe('/edit/neil-house');
});

test('back to the published property type nothing is asked or charged; a credit is said as one', async () => {
  await openEdit({ PostingOptions, PropertyTypeQuote: quote({ differenceCents: -1342, chargeCents: 0, price: 29 }) });
  press('Change');
  fireEvent.click(await screen.findByRole('button', { name: /^Apartment/ }));
  await waitFor(() =>
    expect(saidAloud()).toContain('$13.42 for the rest of this month, until October 2, is credited to your next bill.'),
  );
  expect(screen.getByRole('button', { name: 'Publish Changes →' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^House/ }));
  await waitFor(() => expect(saidAloud()).not.toContain('credited'));
  expect(saidAloud()).not.toContain('Not published yet');
});

test('counts the optional details, and leads to a missing one with its fields open', async () => {
  await openEdit({});
  fireEvent.change(await screen.findByLabelText(/^Caption of image 1/), { target: { value: 'The porch' } });
  expect(screen.getByRole('heading', { name: 'Complete your listing: 0 of 7' })).toBeTruthy();
  for (const field of screen.getAllByLabelText(/^Caption of image/))
    fireEvent.change(field, { target: { value: 'A' } });
  expect(screen.getByRole('heading', { name: 'Complete your listing: 1 of 7' })).toBeTruthy();
  press('Add: Deposit');
  expect(document.activeElement?.textContent).toMatch(/^(House|Floorplan) Information/);
  const fields = screen.getAllByLabelText<HTMLInputElement>('Deposit');
  expect(fields.every((field) => field.closest('details')?.open)).toBe(true);
});

test('continues an edit that was in review, and takes that back', async () => {
  const draft = { ...editedListing(1, { name: 'In Review' }).draft, id: '8' };
  const sent = { __typename: 'Review', id: '3', slug: '', state: 'DECLINED', dueAt: null, note: null, draft };
  // Without its route the screen has no slug.
  await openEdit({ EditReviews: { myReviews: [sent] } });
  rename('Typed since');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with these changes' }));
  expect(nameField().value).toBe('In Review');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(nameField().value).toBe('Typed since');
});
