import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useFormState } from 'react-final-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCache } from '../../../graphql/cache.ts';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { usePrefilledForm } from '../../../forms/use-prefilled-form.ts';
import type { PostingValues } from '../draft/form-values.ts';
import { emptyExampleDraft } from '../example-draft.fixture.ts';
import { LocationSection } from './location-section.tsx';

// Leaflet needs element sizes, which jsdom lacks; the map has its own test
vi.mock('./pin-map.tsx', () => ({ PinMap: () => <p>The map</p> }));

type Location = PostingValues['location'];
let found: object;
let asked: string[];
let client: ApolloClient;
let now: Location;

const NOT_FOUND = {
  __typename: 'Invalid',
  errors: [{ __typename: 'FieldError', field: 'location.coordinates', messages: ["We can't find this address."] }],
};
const geo = (zip: string, exact = true) => ({
  __typename: 'Geo',
  lat: 40,
  lon: -83,
  zip,
  exact,
  schools: { __typename: 'GeoSchools', count: 5, list: ['Ohio State University', 'Capital', 'Otterbein', 'Dublin'] },
});
const about = {
  __typename: 'RoughPlace',
  lat: 39.9,
  lon: -83.1,
  kind: 'zip',
  around: '43210',
  schools: [] as object[],
};

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked = [];
  found = geo('43201');
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => {
        asked.push(operationName);
        observer.next({ data: operationName === 'RoughPlace' ? { roughPlace: about } : { geoInformation: found } });
        observer.complete();
      }),
  );
  client = new ApolloClient({ link, cache: createCache() });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Watch() {
  const { values } = useFormState<PostingValues>({ subscription: { values: true } });
  now = values.location;
  return null;
}

function Page({ location }: { location: Partial<Location> }) {
  const form = usePrefilledForm(() => ({
    ...emptyExampleDraft,
    location: { ...emptyExampleDraft.location, ...location },
  }));
  return (
    <ApolloProvider client={client}>
      <RejectedFieldsProvider>
        <Form form={form} onSubmit={() => undefined} subscription={{}}>
          {() => (
            <>
              <LocationSection />
              <Watch />
            </>
          )}
        </Form>
      </RejectedFieldsProvider>
    </ApolloProvider>
  );
}

const street = { address: '1739 N High St', city: 'Columbus', state: 'OH' };
const user = () => userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
const settle = (ms = 500) => act(() => vi.advanceTimersByTimeAsync(ms));
const show = async (location: Partial<Location>) => {
  render(<Page location={location} />);
  await settle();
};

test('looks up an address on load: position, colleges, and the zip where none was typed', async () => {
  await show(street);
  expect(now).toMatchObject({ zip: '43201', coordinates: { lat: 40, lon: -83 } });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Near Ohio State University, Capital, Otterbein and 2 other local colleges',
  );
});

test('leaves the zip to its landlord where the address is only estimated', async () => {
  found = geo('43201', false);
  await show(street);
  expect(now).toMatchObject({ zip: '', coordinates: { lat: 40, lon: -83 } });
  await user().type(screen.getByLabelText('Zip'), '43210');
  expect(now.zip).toBe('43210');
});

test('keeps a typed zip, and a pin; a position without a pin is looked up again (K39)', async () => {
  await show({ ...street, zip: '43210', coordinates: { lat: 40.01, lon: -83.01 }, pin: true });
  expect(now).toMatchObject({ zip: '43210', coordinates: { lat: 40.01, lon: -83.01 }, pin: true });
  cleanup();
  await show({ ...street, zip: '43210', coordinates: { lat: 40.01, lon: -83.01 } });
  expect(now).toMatchObject({ zip: '43210', coordinates: { lat: 40, lon: -83 }, pin: false });
});

test('says while it is typed that a zip does not belong to the state, and looks nothing up', async () => {
  await show(street);
  const hands = user();
  const zip = screen.getByLabelText<HTMLInputElement>('Zip');
  await hands.clear(zip);
  await hands.type(zip, '90024');
  expect(screen.getByText("This zip code isn't in Ohio.").getAttribute('role')).toBe('alert');
  expect(zip.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/^Near/)).toBeNull();
  const before = asked.length;
  await settle();
  expect(asked).toHaveLength(before);
  await hands.clear(zip);
  await hands.type(zip, '432');
  await hands.tab();
  expect(screen.getByText('Enter a five-digit zip code.')).toBeTruthy();
});

test('keeps a pin while the zip is corrected, and drops it with another address', async () => {
  await show({ ...street, zip: '43201', coordinates: { lat: 40.01, lon: -83.01 }, pin: true });
  const hands = user();
  await hands.clear(screen.getByLabelText('Zip'));
  await hands.type(screen.getByLabelText('Zip'), '43210');
  await settle();
  expect(now).toMatchObject({ zip: '43210', coordinates: { lat: 40.01, lon: -83.01 }, pin: true });
  await hands.type(screen.getByLabelText('City'), 'x');
  expect(now).toMatchObject({ coordinates: null, pin: false });
});

test('clears the position on the first change of the address, and the colleges with an emptied field', async () => {
  await show({ ...street, coordinates: { lat: 40.01, lon: -83.01 } });
  const hands = user();
  await hands.type(screen.getByLabelText('City'), 'x');
  expect(now.coordinates).toBeNull();
  await settle();
  expect(now.coordinates).toEqual({ lat: 40, lon: -83 });
  await hands.clear(screen.getByLabelText('Street address'));
  expect(now.coordinates).toBeNull();
  expect(screen.queryByText(/^Near/)).toBeNull();
});

test('lets an address that is not found be used anyway, as coordinates or on a map (K39)', async () => {
  found = NOT_FOUND;
  await show({ ...street, zip: '43210' });
  expect(screen.getByText("We can't find this address.")).toBeTruthy();
  expect(now.coordinates).toBeNull();
  await screen.findByText('The map');
  expect(screen.getByText(/The pin is in the middle of zip 43210/)).toBeTruthy();
  const hands = user();
  found = geo('43210');
  await hands.click(screen.getByRole('button', { name: 'Use this address anyway' }));
  expect(now).toMatchObject({ coordinates: { lat: 39.9, lon: -83.1 }, pin: true });
  expect(screen.getByText('Pin placed at the middle of zip 43210. Drag to adjust.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use this address anyway' })).toBeNull();

  await hands.click(screen.getByText('Enter coordinates instead'));
  await hands.type(screen.getByLabelText(/Latitude/), '40.0067123, -83.0305');
  await hands.click(screen.getByRole('button', { name: 'Use this position' }));
  expect(now.coordinates).toEqual({ lat: 40.00671, lon: -83.0305 });
});

test('rejects coordinates outside of the United States', async () => {
  found = NOT_FOUND;
  await show(street);
  const hands = user();
  await hands.click(screen.getByText('Enter coordinates instead'));
  for (const text of ['48.2, 16.4', 'north', '40', '200, -83']) {
    await hands.clear(screen.getByLabelText(/Latitude/));
    await hands.type(screen.getByLabelText(/Latitude/), text);
    expect(screen.getByRole('button', { name: 'Use this position' }).hasAttribute('disabled')).toBe(true);
  }
});

test('lets the pin of a found address be viewed and moved, and loads the map only then', async () => {
  about.schools = [{ __typename: 'NearbySchool', displayName: 'Ohio State University', lat: 40.017, lon: -83 }];
  await show(street);
  expect(asked).not.toContain('RoughPlace');
  await user().click(screen.getByRole('button', { name: 'Check the map or adjust the pin' }));
  await screen.findByText('The map');
  expect(
    screen.getByText('Pin placed at the address and 1.2 miles south of Ohio State University. Drag to adjust.'),
  ).toBeTruthy();
});
