import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failing } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { MatchCount } from './match-count.tsx';

const counted = (maxBudget: number) => (
  <MatchCount
    search={{ locationType: 'college', locationId: 204796, page: 1, site: 'default', maxBudget }}
    place="Ohio State"
  />
);

test('shows no count of earlier answers when the current ones could not be counted', async () => {
  const { rerender, mock } = renderOnMock(counted(1200));
  await screen.findByText(/^\d+ matches/);
  failing('MatchCount', 'unreachable')(mock.world);
  rerender(counted(900));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});
