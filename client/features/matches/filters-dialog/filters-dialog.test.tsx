import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { failing } from '../../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../../tests/setup/render-on-mock.tsx';
import { FiltersDialog } from './filters-dialog.tsx';

const openFilters = () =>
  renderOnMock(
    <FiltersDialog
      search={{ locationType: 'college', locationId: 204796, page: 1, site: 'default' }}
      change={() => undefined}
    />,
  );

test('promises no number of homes until the chosen filters are counted, nor when that fails', async () => {
  const { mock, hold } = openFilters();
  await screen.findByRole('button', { name: /^Show \d+ homes$/ });
  const release = hold();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Parking/ }));
  screen.getByRole('button', { name: 'Show homes' });
  expect(screen.getByRole('status').textContent.trim()).toBe('');
  release();
  await screen.findByRole('button', { name: /^Show \d+ homes$/ });
  expect(screen.getByRole('status').textContent).toMatch(/\d+ more homes aren't shown/);

  failing('FilterCounts', 'unreachable')(mock.world);
  fireEvent.change(screen.getByLabelText('Whole home, up to'), { target: { value: '900' } });
  await screen.findByRole('button', { name: 'Show homes' });
  await expect.poll(() => mock.line.underWay).toBe(0);
  screen.getByRole('button', { name: 'Show homes' });
});

test('does not read cents as dollars, typed or pasted', async () => {
  const { sent } = openFilters();
  const budget = screen.getByLabelText<HTMLInputElement>('Whole home, up to');
  const all = (await screen.findByRole('button', { name: /^Show \d+ homes$/ })).textContent;
  const sends = (dollars: number) =>
    waitFor(() => expect(sent('FilterCounts').at(-1)).toMatchObject({ filter: { budget: dollars } }));
  await userEvent.type(budget, '950.00');
  expect(budget.value).toBe('950.00');
  await sends(950);
  await userEvent.clear(budget);
  await screen.findByRole('button', { name: all });
  await userEvent.paste('$1,250.00');
  expect(budget.value).toBe('1,250.00');
  await sends(1250);
});
