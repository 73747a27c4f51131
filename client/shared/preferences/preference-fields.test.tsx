import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defaultRenter } from '../renter/renter-defaults.ts';
import { PageInfoProvider } from '../../app/page-info.tsx';
import { CalendarDialog } from '../dialogs/calendar-dialog.tsx';
import { moveInDateError } from './move-in-date-error.ts';
import { PreferenceFields } from './preference-fields.tsx';

const TODAY = '2027-02-10';

afterEach(cleanup);

function Fields() {
  const [value, change] = useState(defaultRenter.moveIn);
  return (
    <>
      <PreferenceFields value={value} onChange={(part) => change({ ...value, ...part })} today={TODAY} />
      <output>{JSON.stringify([value.petsSelected, value.featuresSelected, value.moveInDate])}</output>
    </>
  );
}
const answers = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

test('defaults to no pets and as soon as possible; "no pets" and a pet exclude each other', async () => {
  render(<Fields />);
  expect(answers()).toEqual([[0], [], 0]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Dog' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cat' }));
  expect(answers()).toEqual([[1, 2], [], 0]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'No Pets' }));
  expect(answers()).toEqual([[0], [], 0]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'No Pets' }));
  expect(answers()).toEqual([[0], [], 0]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'On-Site Laundry' }));
  expect(answers()).toEqual([[0], [0], 0]);
});

test('starts a date at today, rejects earlier dates and can be reset to 0', async () => {
  render(<Fields />);
  await userEvent.click(screen.getByRole('radio', { name: 'On a specific date' }));
  expect(answers()).toEqual([[0], [], TODAY]);
  expect(screen.getByLabelText<HTMLInputElement>('Move-in date').min).toBe(TODAY);
  await userEvent.click(screen.getByRole('radio', { name: 'As soon as possible' }));
  expect(answers()).toEqual([[0], [], 0]);
});

test.each([
  [0, undefined],
  [TODAY, undefined],
  ['2027-02-09', 'That date has passed. Choose today or later.'],
  ['', 'Choose a date, or “As soon as possible”.'],
  ['2027-02-30', 'Choose a date, or “As soon as possible”.'],
  ['0000-01-01', 'Choose a date, or “As soon as possible”.'],
] as const)('shows the date %j', (day, problem) => expect(moveInDateError(day, TODAY)).toBe(problem));

test('enables today and later dates in the calendar, and no earlier ones', async () => {
  const choose = vi.fn<(day: string) => void>();
  render(
    <PageInfoProvider value={{ brand: 'default', now: `2199-05-10T12:00:00Z`, origin: '', site: null }}>
      <CalendarDialog day="" choose={choose} />
    </PageInfoProvider>,
  );
  const day = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
  expect(day(/May 9, 2199/).disabled).toBe(true);
  expect(day(/May 10, 2199/).disabled).toBe(false);
  await userEvent.click(day(/May 12, 2199/));
  expect(choose).toHaveBeenCalledWith('2199-05-12');
});
