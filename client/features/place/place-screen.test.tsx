import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OSU_SLUG } from '../../../mocks/scenarios/setup/arrange.ts';
import { renderOnMock } from '../../../tests/setup/render-on-mock.tsx';
import { App } from '../../app/app.tsx';

const hrefOf = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

test('leads to the homes of a college, all and by their bedrooms, and to its state', async () => {
  renderOnMock(<App />, { at: `/college/${OSU_SLUG}` });
  await screen.findByRole('heading', { level: 1, name: 'Housing near Ohio State University' });
  const matches = '/matches?location_type=college&location_id=204796';
  expect(await hrefOf(/^See all \d+ homes$/)).toBe(matches);
  expect(await hrefOf(/^2 bed/i)).toBe(`${matches}&bedrooms=2`);
  expect(await hrefOf('Ohio')).toBe('/state/oh');
});

test('says that a college is unknown, and suggests those with similar names', async () => {
  renderOnMock(<App />, { at: '/college/ohio-state' });
  await screen.findByRole('heading', { level: 1, name: 'College not found' });
  expect(await hrefOf(/Ohio State University/)).toBe(`/college/${OSU_SLUG}`);
});
