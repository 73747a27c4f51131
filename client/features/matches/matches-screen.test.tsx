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

test('announces that nothing fits, and shows the closest homes in its place', async () => {
  renderOnMock(<App />, { at: `/matches?${OSU}&bedrooms=5&bathrooms=1&budget=500` });
  const status = await screen.findByText('0 homes fit. The closest ones are shown.');
  expect(status.getAttribute('role')).toBe('status');
  expect(location.pathname).toBe('/matches/none');
  await screen.findByText(/get an email when something fits/);
});

test('says at the end how many there were, and leads back to the first page', async () => {
  const { mock } = renderOnMock(<App />, { at: `/matches/end?${OSU}&bedrooms=2` });
  const text = (await screen.findByText(/^Those were all \d+ matches near Ohio State University\.$/)).textContent;
  expect(Number(/\d+/.exec(text)?.[0])).toBeGreaterThan(1);
  expect(Number(/\d+/.exec(text)?.[0])).toBeLessThan(mock.world.db.listings.length);
  expect(screen.getByText('Back to the first page').getAttribute('href')).toBe(`/matches?${OSU}&bedrooms=2`);
});
