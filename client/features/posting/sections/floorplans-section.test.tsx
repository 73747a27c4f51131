import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { APARTMENT, HOUSE } from '../../../../domain/options/property-types.ts';
import { MAX_FLOORPLANS } from '../../../../domain/posting/drafts/draft-limits.ts';
import { FormExample } from '../../../forms/form-example.fixture.tsx';
import { FloorplansSection } from './floorplans-section.tsx';

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
const rents = () => screen.getAllByLabelText<HTMLInputElement>('Rent a month').map(({ value }) => value);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const rowOf = (name: string) => screen.getByRole('listitem', { name });
const bedroomsOf = (name: string) => within(rowOf(name)).getByLabelText('Bedrooms');

test('a row that is added is empty and has the focus', async () => {
  const user = open(['900']);
  await user.click(button('Add a floorplan'));
  expect(rents()).toEqual(['900', '']);
  expect(document.activeElement).toBe(bedroomsOf('Floorplan 2'));
});

test('a row is doubled right behind itself', async () => {
  const user = open(['900', '1200']);
  await user.click(button(/^Duplicate ?Floorplan 1$/));
  expect(rents()).toEqual(['900', '900', '1200']);
  expect(document.activeElement).toBe(bedroomsOf('Floorplan 2'));
});

test('a removed row can be brought back where it stood, with what was written in it', async () => {
  const user = open(['900', '1200', '1500']);
  await user.click(button(/^Remove ?Floorplan 2$/));
  expect(rents()).toEqual(['900', '1500']);
  expect(screen.getByRole('status').textContent).toBe('Floorplan 2 is removed.');
  expect(document.activeElement).toBe(button('Undo'));
  await user.keyboard('{Enter}');
  expect(rents()).toEqual(['900', '1200', '1500']);
  expect(document.activeElement).toBe(bedroomsOf('Floorplan 2'));
  expect(screen.queryByText('Undo')).toBeNull();
});

test('the last that was removed can be brought back, and another change lets it go', async () => {
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

test('the last row cannot be removed, and there is an end to them', async () => {
  const user = open(['900', '1200']);
  await user.click(button(/^Remove ?Floorplan 2$/));
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  cleanup();
  open(Array.from({ length: MAX_FLOORPLANS }, () => '900'));
  expect(screen.queryByText('Add a floorplan')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Duplicate ?Floorplan 1$/ })).toBeNull();
});

test('what is done to the rows takes their refusal away', async () => {
  const user = open(['']);
  expect(screen.getByText('Enter a rent.')).toBeTruthy();
  await user.type(screen.getByLabelText('Rent a month'), '9');
  expect(screen.queryByText('Enter a rent.')).toBeNull();
});

test('a house has its own words', () => {
  open(['900'], HOUSE);
  expect(rowOf('House 1')).toBeTruthy();
  expect(button('Add another way to rent it')).toBeTruthy();
});
