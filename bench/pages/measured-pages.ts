import type { Pool } from 'pg';
import { paths } from '../../client/app/paths.ts';
import { benchColleges, sampleSearches } from '../search/sample-searches.ts';
import type { Visitor } from './audit.ts';

export interface MeasuredPage {
  name: string;
  path: string;
  /** Meant for search engines: every SEO audit must pass. Of the others the one of crawlability may fail. */
  indexed?: boolean;
  /** Its largest paint has a limit [How fast]. */
  timed?: boolean;
  /** A landlord's: it may weigh more. */
  landlords?: boolean;
  /** Who opens it; absent for anybody. */
  visitor?: Visitor;
}

const site = 'default';

/** Returns the renter's pages around the largest college, the landlord's, and the other indexed pages of the site. */
export async function measuredPages(pool: Pool, origin: string): Promise<MeasuredPage[]> {
  const [college] = await benchColleges(pool);
  const { rows } = await pool.query<{ city: string; listing: string }>(
    `select city.slug as city,
            (select slug from listing where state = college.state and status = 1 and hidden_at is null
              order by abs(lat - college.lat) + abs(lon - college.lon) limit 1) as listing
     from college join city on city.id = college.city_id where college.id = $1`,
    [college?.id],
  );
  const [found] = rows;
  if (!college || !found) throw new Error('This database has no college with a city and a listing.');
  const place = { locationType: 'college', locationId: college.id, site } as const;
  const pages: MeasuredPage[] = [
    { name: 'home', path: paths.home(), indexed: true, timed: true },
    { name: 'college', path: paths.college(college.slug), indexed: true, timed: true },
    { name: 'city', path: paths.city(found.city), indexed: true, timed: true },
    { name: 'state', path: paths.state(college.state), indexed: true },
    { name: 'matches', path: paths.matches(place), timed: true },
    { name: 'listing', path: paths.listing(found.listing), indexed: true },
    { name: 'questionnaire', path: paths.questionnaire('college', college.id, site) },
    { name: 'no matches', path: paths.noMatches({ ...place, bedrooms: 3, maxBudget: 300 }) },
    { name: 'end of matches', path: paths.endOfMatches(place) },
    { name: 'search', path: paths.search('ohio st') },
    { name: 'shortlist', path: paths.shortlist() },
    { name: 'step 1', path: paths.post(1), landlords: true },
    { name: 'step 2', path: paths.post(2), landlords: true, visitor: 'writing' },
    { name: 'dashboard', path: paths.dashboard(), landlords: true, visitor: 'landlord' },
  ];
  const sitemap = await (await fetch(`${origin}/sitemap/places.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const known = new Set(pages.map(({ path }) => path.split('?')[0]));
  const others = listed.filter((path) => !/^\/(college|city|state)\//.test(path) && !known.has(path));
  return [...pages, ...others.map((path) => ({ name: path, path, indexed: true }))];
}

/** Returns three times `count` paths that nobody has opened yet: matches as renters search, colleges, listings. */
export async function freshPaths(pool: Pool, count: number): Promise<string[]> {
  const colleges = await benchColleges(pool);
  const { rows } = await pool.query<{ slug: string }>(
    'select slug from listing where status = 1 and hidden_at is null order by id limit $1',
    [count],
  );
  return sampleSearches(colleges, count, 'pages').flatMap((search, index) => [
    paths.matches(search),
    paths.college(colleges[index % colleges.length]?.slug ?? ''),
    paths.listing(rows[index % rows.length]?.slug ?? ''),
  ]);
}
