import { MAX_FLOORPLANS } from '../../../../domain/limits.ts';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { APARTMENT, HOUSE } from '../../../../domain/options/property-types.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { FloorplansSection } from './floorplans-section.tsx';
import { useFloorplans } from './use-floorplans.ts';
import { TextField } from '../../../forms/fields/text-field.tsx';

afterEach(cleanup);

const row = (rent: string) => ({ bedrooms: 2, bathrooms: 1, sq: '900', rent });
function open(rents: string[], type = APARTMENT) {
  render(
    <FormExample values={{ type, floorplans: rents.map(row) }} refused={{ floorplans: ['Enter a rent.'] }}>
      <FloorplansSection />
    </FormExample>,
  );
  return userEvent.setup();
}
const rents = () => screen.getAllByLabelText<HTMLInputElement>('Monthly rent').map(({ value }) => value);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('listitem', { name });
const bedroomsOf = (name: string) => within(rowOf(name)).getByLabelText('Bedrooms');

test('adds an empty row and focuses it', async () => {
  const user = open(['900']);
  await user.click(button('Add a floorplan'));
  expect(rents()).toEqual(['900', '']);
  expect(document.activeElement).toBe(bedroomsOf('Floorplan 2'));
});

test('inserts the copy of a row right after it', async () => {
  const user = open(['900', '1200']);
  await user.click(button(/^Duplicate ?Floorplan 1$/));
  expect(rents()).toEqual(['900', '900', '1200']);
  expect(document.activeElement).toBe(bedroomsOf('Floorplan 2'));
});

test('restores a removed row to its position with its values', async () => {
  const user = open(['900', '1200', '1500']);
  await user.click(button(/^Remove ?Floorplan 2$/));
  expect(rents()).toEqual(['900', '1500']);
  expect(screen.getByRole('status').textContent).toBe('Floorplan 2 was removed.');
  expect(document.activeElement).toBe(button('Undo'));
  await user.keyboard('{Enter}');
  expect(rents()).toEqual(['900', '1200', '1500']);
  expect(document.activeElement).toBe(bedroomsOf('Floorplan 2'));
  expect(screen.queryByText('Undo')).toBeNull();
});

test('restores only the last removed row, until another change', async () => {
  const user = open(['900', '1200', '1500']);
  await user.click(button(/^Remove ?Floorplan 2$/));
  await user.click(button(/^Remove ?Floorplan 2$/));
  expect(document.activeElement).toBe(button('Undo'));
  await user.click(button('Undo'));
  expect(rents()).toEqual(['900', '1500']);
  await user.click(button(/^Remove ?Floorplan 1$/));
  await user.click(button('Add a floorplan'));
  expect(screen.queryByText('Undo')).toBeNull();
});

test('keeps at least one row and limits their number', async () => {
  const user = open(['900', '1200']);
  await user.click(button(/^Remove ?Floorplan 2$/));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  cleanup();
  open(Array.from({ length: MAX_FLOORPLANS }, () => '900'));
  expect(screen.queryByText('Add a floorplan')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Duplicate ?Floorplan 1$/ })).toBeNull();
});

test('clears the error of the rows when a row is added, removed or copied', async () => {
  const user = open(['']);
  expect(screen.getByText('Enter a rent.')).toBeTruthy();
  await user.type(screen.getByLabelText('Monthly rent'), '9');
  expect(screen.queryByText('Enter a rent.')).toBeNull();
});

test('uses separate labels for a house', () => {
  open(['900'], HOUSE);
  expect(rowOf('Option 1')).toBeTruthy();
  expect(button('Add a rental option')).toBeTruthy();
});

test('renders the rows again when one is added, not at each key in one of them', async () => {
  let renders = 0;
  function Rows() {
    const { add } = useFloorplans();
    renders++;
    return <button onClick={add}>Add</button>;
  }
  render(
    <FormExample values={{ type: APARTMENT, floorplans: [row('900'), row('1200')] }}>
      <Rows />
      <TextField name="floorplans[0].rent" label="Rent" />
    </FormExample>,
  );
  const user = userEvent.setup();
  const before = renders;
  await user.type(screen.getByLabelText('Rent'), '50');
  expect(screen.getByLabelText<HTMLInputElement>('Rent').value).toBe('90050');
  expect(renders).toBe(before);
  await user.click(button('Add'));
  expect(renders).toBeGreaterThan(before);
});

test('does not read the cents of a rent per bed as dollars', async () => {
  const user = open(['']);
  await user.selectOptions(screen.getByLabelText('This rent is for'), 'Each bed');
  await user.type(screen.getByLabelText('Monthly rent per bed'), '950.00');
  expect(screen.getByLabelText<HTMLInputElement>('Monthly rent per bed').value).toBe('950');
  screen.getByText('$1,900 for the whole home');
});
