import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OSU } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { App } from '../../app/app.tsx';

test('announces how many homes fit, while they are counted and after', async () => {
  renderOnMock(<App />, { at: `/matches?${OSU}&bedrooms=2` });
  const status = await screen.findByText('Finding homes…');
  expect(status.getAttribute('role')).toBe('status');
  await screen.findByText(/homes fit near Ohio State University\. Featured first/);
  expect(status.textContent).toMatch(/homes fit/);
});
