import { ApolloLink } from '@apollo/client';
import { expect, it } from 'vitest';
import { render, type RenderRequest } from '../../client/app/entry-server.tsx';

const request: RenderRequest = {
  url: '/how-to-use',
  link: ApolloLink.empty(),
  assets: () => ({ script: '/main.js', preloads: [], styles: [], fonts: [] }),
  brand: 'default',
  origin: 'https://homes.example',
  site: null,
  now: new Date('2026-09-15T15:00:00Z'),
};
const pageWith = async (analytics: string | null) => (await render({ ...request, analytics })).html;

it("includes the operator's analytics URL in a page only when one is configured, and does not load the script itself", async () => {
  expect(await pageWith(null)).not.toContain('analytics');
  const html = await pageWith('https://tags.example/gtag/js?id=G-ABC1234');
  expect(html).toContain('"analytics":"https://tags.example/gtag/js?id=G-ABC1234"');
  expect(html).not.toContain('<script async');
  expect(html).not.toContain('src="https://tags.example');
});

it("names the partner network's host of the directions in every page where one is configured (requirement 182)", async () => {
  const { html } = await render({ ...request, directionsHost: 'https://directions.example' });
  expect(html).toContain('"directionsHost":"https://directions.example"');
  expect(await pageWith(null)).not.toContain('directionsHost');
});
