import { MockedProvider } from '@apollo/client/testing/react';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PageInfoProvider } from '../../app/page-info.tsx';
import { DirectionsLink } from './directions-link.tsx';

afterEach(cleanup);

const linkWith = (directionsHost?: string, distance = 0.9): string => {
  const page = { brand: 'cr' as const, now: '2026-09-15T15:00:00Z', origin: 'https://homes.example', site: null };
  render(
    <MockedProvider>
      <PageInfoProvider value={{ ...page, ...(directionsHost !== undefined && { directionsHost }) }}>
        <DirectionsLink
          home={{ id: '7', name: 'Neil House', lat: 40.01, lon: -83.01 }}
          school={{ id: '204796', displayName: 'Ohio State', lat: 40, lon: -83.02, distance }}
        />
      </PageInfoProvider>
    </MockedProvider>,
  );
  return screen.getByRole('link').getAttribute('href') ?? '';
};

it("leads to the partner network's host of the directions where one is configured (requirement 182)", () => {
  const here = linkWith();
  cleanup();
  const there = linkWith('https://directions.example');
  expect(here).toMatch(/^\/directions\?latitude_housing=40\.01&.*site=cr/);
  expect(there).toBe(`https://directions.example${here}`);
});

it('leads to directions on foot, by bike for a long walk, and by car for a long ride', () => {
  const modes = [0.9, 3, 12].map((distance) => {
    cleanup();
    return new URLSearchParams(linkWith(undefined, distance)).get('mode');
  });
  expect(modes).toEqual(['walking', 'cycling', 'driving']);
});
