import { describe, expect, it } from 'vitest';
import {
  choiceFromQuery,
  placeFromQuery,
  contentSecurityPolicy,
  embedSnippet,
  type WidgetChoice,
} from './embed-snippet.ts';

const origin = 'https://homes.example';
const link = { href: 'https://homes.example/college/osu?site=cr', words: 'Homes near Texas A&M <b>' };
const osu: WidgetChoice = { site: 'cr', place: { type: 'college', id: 204796 }, size: 'full' };

describe('the embed snippet', () => {
  it("is a container with reserved height and a plain link, and the loader's script tag", () => {
    expect(embedSnippet({ choice: osu, origin, link })).toBe(
      `<div id="housing-cr-college-204796">
  <div><a href="https://homes.example/college/osu?site=cr">Homes near Texas A&amp;M &lt;b&gt;</a><br>
  <canvas width="1" height="1450" aria-hidden="true"></canvas></div>
</div>
<script async src="https://homes.example/widget.js"
  data-site="cr"
  data-location-type="college"
  data-location-id="204796"
  data-target="#housing-cr-college-204796"></script>`,
    );
  });

  it('omits defaults', () => {
    const choice: WidgetChoice = { site: 'default', place: null, size: 'full' };
    expect(embedSnippet({ choice, origin, link: { href: origin, words: 'Homes' } })).toBe(
      `<div id="housing">
  <div><a href="https://homes.example">Homes</a><br>
  <canvas width="1" height="380" aria-hidden="true"></canvas></div>
</div>
<script async src="https://homes.example/widget.js"
  data-target="#housing"></script>`,
    );
  });

  it('includes a width if one is chosen', () => {
    expect(embedSnippet({ choice: { ...osu, size: 'narrow' }, origin, link })).toContain('\n  data-width="400"\n');
  });

  it('requires of a strict policy only the script and the frame', () => {
    expect(contentSecurityPolicy(origin)).toBe('script-src https://homes.example;\nframe-src https://homes.example;');
  });
});

describe('the choice in a URL', () => {
  const of = (query: string) => choiceFromQuery(new URLSearchParams(query), 'csa');

  it('contains all given parameters', () => {
    expect(of('brand=cr&location_type=college&location_id=204796&size=narrow')).toEqual({ ...osu, size: 'narrow' });
  });

  it.each(['', 'brand=constructor&size=toString', 'location_type=planet&location_id=1', 'location_id=-1&size=5'])(
    'defaults to this brand, no place and full width for "%s"',
    (query) => expect(of(query)).toEqual({ site: 'csa', place: null, size: 'full' }),
  );

  it.each(['0', '01', '1.5', '1e3', '9999999999', ' 1', '<b>'])('has no place for the id "%s"', (id) =>
    expect(placeFromQuery(new URLSearchParams({ location_id: id }))).toBeNull(),
  );
});
