import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { APARTMENT } from '../../../../domain/options/property-types.ts';
import { EDIT_CONFLICT } from '../../../../domain/posting/posting-errors.ts';
import { draftFromRows } from '../../../../domain/posting/listing-rows.ts';
import { newReview } from '../../../../mocks/posting/publish-intents.ts';
import {
  DEMO_PASSWORD,
  findListing,
  LANDLORD,
  LOFTS,
  payWith,
  seededListingNamed,
} from '../../../../mocks/scenarios/setup/arrange.ts';
import type { World } from '../../../../mocks/world/world.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { App } from '../../../app/app.tsx';
import { UNREACHABLE } from '../../../graphql/error-message.ts';
import { saidAloud } from '../posting.fixture.tsx';

/** What a landlord lives through on /edit: published, refused, overtaken, logged out, cut off; never a word is lost. */

afterEach(() => void vi.useRealTimers());

const house = seededListingNamed('Chittenden House');
const nameField = () => screen.getByLabelText<HTMLInputElement>('Property name');
const rename = (name: string) => fireEvent.change(nameField(), { target: { value: name } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const main = () => within(screen.getByRole('main'));

/** Opens the editor of a listing: what has been published, and the listing as it is stored. */
async function openEdit({ name = house.name, arrange }: { name?: string; arrange?: (world: World) => void } = {}) {
  const { sent, mock } = renderOnMock(<App />, {
    at: `/edit/${seededListingNamed(name).slug}`,
    as: LANDLORD,
    ...(arrange && { arrange }),
  });
  await screen.findByLabelText('Property name');
  return { published: () => sent('EditListing'), world: mock.world, stored: findListing(mock.world, name) };
}

test('shows every section at once under its titles, and one button for all', async () => {
  await openEdit();
  expect(document.title).toBe('Edit Your Listing');
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Edit Your Listing');
  expect(heading.closest('header')?.textContent).toContain(house.name);
  const sections = main()
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
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
  await openEdit();
  expect(saidAloud()).not.toContain('Not published yet');
  rename('Neil House North');
  expect(saidAloud()).toContain('Not published yet: Contact Information.');
  expect(screen.getByText('Changed').closest('form')?.id).toBe('section-contact');
  press('Discard changes');
  expect(nameField().value).toBe(house.name);
  expect(screen.queryByText('Changed')).toBeNull();
  await screen.findByRole('button', { name: 'Undo' });
  press('Undo');
  expect(nameField().value).toBe('Neil House North');
  expect(screen.getByText('Changed')).toBeTruthy();
});

test('publishes over the version that was opened, says so, and goes to the dashboard after 1500 ms', async () => {
  const { published, stored } = await openEdit();
  rename('North');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Publish Changes →');
  // It goes on in our time while it waits: by a millisecond a look, so that it has not gone by unseen.
  const succeeded = () => expect(saidAloud()).toContain('Success! Your listing has been updated.');
  await vi.waitFor(succeeded, { interval: 1 });
  expect(published()).toMatchObject([{ id: String(house.id), version: house.version, draft: { name: 'North' } }]);
  expect(stored.name).toBe('North');
  await act(() => vi.advanceTimersByTimeAsync(1498));
  expect(location.pathname).toBe(`/edit/${house.slug}`);
  await act(() => vi.advanceTimersByTimeAsync(2));
  vi.useRealTimers();
  await waitFor(() => expect(location.pathname).toBe('/advertising-home'));
});

test('shows both versions where somebody was quicker, and publishes what was chosen over the newer', async () => {
  const { published, stored } = await openEdit();
  rename('Mine');
  const theirs = { name: 'Theirs', description: 'Their words.', amenities: [4], version: house.version + 1 };
  Object.assign(stored, theirs);
  press('Publish Changes →');
  const choice = within(await screen.findByRole('region', { name: EDIT_CONFLICT }));
  expect(choice.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Property name',
    'Description',
    'Amenities',
  ]);
  for (const words of ['Mine', 'Theirs', 'Their words.', house.description, 'Pool'])
    expect(choice.getByText(words)).toBeTruthy();
  // nothing can be published past the choice, and every word is still in the form
  expect(screen.queryByRole('button', { name: 'Publish Changes →' })).toBeNull();
  expect(nameField().value).toBe('Mine');
  const amenities = within(choice.getByRole('group', { name: 'Amenities' }));
  expect(amenities.getByRole<HTMLInputElement>('radio', { name: 'Use the newer version' }).checked).toBe(true);
  fireEvent.click(amenities.getByRole('radio', { name: 'Keep mine' }));
  press('Publish this');
  await waitFor(() => expect(saidAloud()).toContain('Success! Your listing has been updated.'));
  expect(published()[1]).toMatchObject({ version: house.version + 1 });
  expect(stored).toMatchObject({ name: 'Mine', description: 'Their words.', amenities: house.amenities });
});

test('one polite line where the server was not reached, and Retry does the same again [K53]', async () => {
  const { published, world } = await openEdit();
  world.faults.failing['EditListing'] = 'unreachable';
  rename('North');
  press('Publish Changes →');
  await screen.findByText(UNREACHABLE);
  expect(nameField().value).toBe('North');
  expect(screen.getByRole('button', { name: 'Publish Changes →' }).getAttribute('aria-disabled')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.querySelector('[aria-invalid]')).toBeNull();
  world.faults.failing = {};
  press('Retry');
  await waitFor(() => expect(saidAloud()).toContain('Success! Your listing has been updated.'));
  expect(published()).toHaveLength(2);
});

test('keeps the edit when the login dialog is closed, asks again, and publishes after the login', async () => {
  const { published, world, stored } = await openEdit();
  rename('North');
  world.db.sessions = [];
  press('Publish Changes →');
  const first = within(await screen.findByRole('dialog', { name: 'Login' }));
  fireEvent.click(first.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(nameField().value).toBe('North');
  press('Publish Changes →');
  const second = within(await screen.findByRole('dialog', { name: 'Login' }));
  fireEvent.change(second.getByLabelText('Email'), { target: { value: LANDLORD } });
  fireEvent.change(second.getByLabelText('Password'), { target: { value: DEMO_PASSWORD } });
  fireEvent.click(second.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(stored.name).toBe('North'));
  expect(published()).toHaveLength(3);
});

/** Opens the choice of property types and chooses the dearer one. */
async function chooseApartment(): Promise<void> {
  press('Change');
  fireEvent.click(await screen.findByRole('button', { name: /^Apartment/ }));
  await waitFor(() => expect(saidAloud()).toContain('Then $49 a month.'));
}

test('says what another property type costs before it happens, beside the button too, and sends what was agreed to', async () => {
  const { published, stored } = await openEdit();
  await chooseApartment();
  const [, dollars] =
    /\$([\d.]+) now for the rest of this month, until \w+ \d+\. Then \$49 a month\./.exec(saidAloud()) ?? [];
  expect(saidAloud()).toContain('Charged to your Visa ending 4242');
  expect(saidAloud()).toContain(`Not published yet: Property Type. Publishing charges $${dollars} to your card.`);
  press('Publish Changes →');
  await waitFor(() =>
    expect(saidAloud()).toContain(`Success! Your listing has been updated. You were charged $${dollars}.`),
  );
  expect(published()).toMatchObject([{ draft: { type: APARTMENT }, agreed: { chargeCents: Number(dollars) * 100 } }]);
  expect(stored.type).toBe(APARTMENT);
});

test('a card that is declined is said at the property type, changes nothing, and leaves the way to another card', async () => {
  const { stored } = await openEdit({ arrange: (world) => payWith(world, 'pm_card_chargeCustomerFail') });
  await chooseApartment();
  press('Publish Changes →');
  const card = within(screen.getByRole('region', { name: 'Property Type' }));
  await card.findByText('Card declined. Try another card.');
  expect(card.getByRole('link', { name: 'Use another card' }).getAttribute('href')).toBe('/advertising-home#card');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.pathname).toBe(`/edit/${house.slug}`);
  expect(stored.type).toBe(house.type);
});

test('back to the published property type nothing is asked or charged; a credit is said as one', async () => {
  await openEdit({ name: LOFTS });
  press('Change');
  fireEvent.click(await screen.findByRole('button', { name: /^House/ }));
  await waitFor(() =>
    expect(saidAloud()).toMatch(/\$[\d.]+ for the rest of this month, until \w+ \d+, is credited to your next bill\./),
  );
  expect(screen.getByRole('button', { name: 'Publish Changes →' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Apartment/ }));
  await waitFor(() => expect(saidAloud()).not.toContain('credited'));
  expect(saidAloud()).not.toContain('Not published yet');
});

test('counts the optional details, and leads to a missing one with its fields open', async () => {
  await openEdit();
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
  const arrange = (world: World) => {
    const { db } = world;
    const listing = findListing(world, house.name);
    const draft = { ...draftFromRows(listing, listing.contact, listing.floorplans), name: 'In Review' };
    const review = { ...newReview(world, 'declined', listing.name), state: 'DECLINED' as const, dueAt: null };
    db.editReviews.push({ listingId: listing.id, draft, review });
  };
  await openEdit({ arrange });
  rename('Typed since');
  fireEvent.click(await screen.findByRole('button', { name: 'Continue with these changes' }));
  expect(nameField().value).toBe('In Review');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(nameField().value).toBe('Typed since');
});
