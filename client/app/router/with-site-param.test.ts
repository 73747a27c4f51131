import { expect, it } from 'vitest';
import { withSiteParam } from './with-site-param.ts';

it('adds the brand of the page to a URL', () => {
  expect(withSiteParam('/college/osu', 'csa')).toBe('/college/osu?site=csa');
  expect(withSiteParam('/matches?location_id=7&page=2#list', 'cr')).toBe('/matches?location_id=7&page=2&site=cr#list');
});

it('adds none where the host implies it, where the URL names one, and to other sites', () => {
  expect(withSiteParam('/college/osu', null)).toBe('/college/osu');
  expect(withSiteParam('/matches?site=cr', 'csa')).toBe('/matches?site=cr');
  for (const other of ['mailto:a@b.example', 'https://maps.example/?q=1', '#content'])
    expect(withSiteParam(other, 'csa')).toBe(other);
});
