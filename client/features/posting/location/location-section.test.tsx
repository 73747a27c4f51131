import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, useFormState } from 'react-final-form';
import { expect, test, vi } from 'vitest';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { RejectedFieldsProvider } from '../../../forms/rejected-fields.tsx';
import { usePrefilledForm } from '../../../forms/use-prefilled-form.ts';
import type { PostingValues } from '../draft/form-values.ts';
import { emptyExampleDraft } from '../example-draft.fixture.ts';
import { LocationSection } from './location-section.tsx';

// Leaflet needs element sizes, which jsdom lacks; the map has its own test
vi.mock('./pin-map.tsx', () => ({ PinMap: () => <p>The map</p> }));

type Location = PostingValues['location'];
let now: Location;

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
  );
}

const street = { address: '1739 N High St', city: 'Columbus', state: 'OH' };
const exact = { lat: 40, lon: -83 };
const user = () => userEvent.setup();
/** Opens the section; an address is found exactly, as the mock never does, or as the mock does. */
async function show(location: Partial<Location>, isExact = true) {
  const opened = renderOnMock(<Page location={location} />);
  const schools = {
    __typename: 'GeoSchools',
    count: 5,
    list: ['Ohio State University', 'Capital', 'Otterbein', 'Dublin'],
  };
  const geoInformation = { __typename: 'Geo', ...exact, zip: '43201', exact: true, schools };
  if (isExact) opened.respond('GeoInformation', () => ({ geoInformation }));
  await screen.findByText(/^(Near|We can't find)/);
  return opened;
}
const is = (location: Partial<Location>) => waitFor(() => expect(now).toMatchObject(location));

test('looks up an address on load: position, colleges, and the zip where none was typed', async () => {
  await show(street);
  expect(now).toMatchObject({ zip: '43201', coordinates: exact });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'Near Ohio State University, Capital, Otterbein and 2 other local colleges',
  );
});

test('leaves the zip to its landlord where the address is only estimated', async () => {
  await show(street, false);
  expect(now).toMatchObject({ zip: '', coordinates: { lat: expect.any(Number) } });
  await user().type(screen.getByLabelText('Zip'), '43210');
  expect(now.zip).toBe('43210');
});

test('keeps a typed zip, and a pin; a position without a pin is looked up again (K39)', async () => {
  const pinned = { zip: '43210', coordinates: { lat: 40.01, lon: -83.01 }, pin: true };
  await show({ ...street, ...pinned });
  expect(now).toMatchObject(pinned);
  cleanup();
  await show({ ...street, ...pinned, pin: false });
  expect(now).toMatchObject({ zip: '43210', coordinates: exact, pin: false });
});

test('says while it is typed that a zip does not belong to the state, and looks nothing up', async () => {
  const { sent } = await show(street);
  const hands = user();
  const zip = screen.getByLabelText<HTMLInputElement>('Zip');
  await hands.clear(zip);
  await hands.type(zip, '90024');
  expect(screen.getByText("This zip code isn't in Ohio.").getAttribute('role')).toBe('alert');
  expect(zip.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/^Near/)).toBeNull();
  await hands.clear(zip);
  await hands.type(zip, '432');
  await hands.tab();
  expect(screen.getByText('Enter a five-digit zip code.')).toBeTruthy();
  expect(sent('GeoInformation')).toHaveLength(1);
});

test('keeps a pin while the zip is corrected, and drops it with another address', async () => {
  const pinned = { coordinates: { lat: 40.01, lon: -83.01 }, pin: true };
  const { sent } = await show({ ...street, zip: '43201', ...pinned });
  const hands = user();
  await hands.clear(screen.getByLabelText('Zip'));
  await hands.type(screen.getByLabelText('Zip'), '43210');
  await waitFor(() => expect(sent('GeoInformation').at(-1)).toMatchObject({ zip: '43210' }));
  await screen.findByText(/^Near/);
  expect(now).toMatchObject({ zip: '43210', ...pinned });
  await hands.type(screen.getByLabelText('City'), 'x');
  expect(now).toMatchObject({ coordinates: null, pin: false });
});

test('clears the position on the first change of the address, and the colleges with an emptied field', async () => {
  await show({ ...street, coordinates: { lat: 40.01, lon: -83.01 } });
  const hands = user();
  await hands.type(screen.getByLabelText('City'), 'x');
  expect(now.coordinates).toBeNull();
  await is({ coordinates: exact });
  await hands.clear(screen.getByLabelText('Street address'));
  expect(now.coordinates).toBeNull();
  expect(screen.queryByText(/^Near/)).toBeNull();
});

test('lets an address that is not found be used anyway, as coordinates or on a map (K39)', async () => {
  await show({ ...street, city: 'Xyzzyville' }, false);
  expect(now.coordinates).toBeNull();
  const hands = user();
  await hands.click(await screen.findByRole('button', { name: 'Use this address anyway' }));
  expect(now).toMatchObject({ coordinates: { lat: expect.any(Number) }, pin: true });
  expect(screen.queryByRole('button', { name: 'Use this address anyway' })).toBeNull();

  await hands.click(screen.getByText('Enter coordinates instead'));
  await hands.type(screen.getByLabelText(/Latitude/), '40.0067123, -83.0305');
  await hands.click(screen.getByRole('button', { name: 'Use this position' }));
  expect(now.coordinates).toEqual({ lat: 40.00671, lon: -83.0305 });
});

test('rejects coordinates outside of the United States', async () => {
  await show({ ...street, city: 'Xyzzyville' }, false);
  const hands = user();
  await hands.click(screen.getByText('Enter coordinates instead'));
  for (const text of ['48.2, 16.4', 'north', '40', '200, -83']) {
    await hands.clear(screen.getByLabelText(/Latitude/));
    await hands.type(screen.getByLabelText(/Latitude/), text);
    expect(screen.getByRole('button', { name: 'Use this position' }).hasAttribute('disabled')).toBe(true);
  }
});

test('lets the pin of a found address be viewed and moved, and loads the map only then', async () => {
  const { sent } = await show(street);
  expect(sent('ApproximateLocation')).toEqual([]);
  await user().click(screen.getByRole('button', { name: 'Check the map or adjust the pin' }));
  await screen.findByText('The map');
  expect(
    await screen.findByText(/^Pin placed at the address and \d.* of Ohio State University\. Drag to adjust\.$/),
  ).toBeTruthy();
});
