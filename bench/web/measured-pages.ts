import type { Pool } from 'pg';
import { paths } from '../../client/app/paths.ts';
import type { Visitor } from './landlord-session.ts';
import { benchColleges, sampleSearches } from '../search/sample-searches.ts';

export interface WebPage {
  name: string;
  path: string;
  /** Meant for search engines: every SEO audit must pass. The others are not to be crawled, and only that may fail. */
  indexed?: boolean;
  /** Its largest paint has a limit of its own [How fast]. */
  timed?: boolean;
  /** A landlord's: it may weigh more. */
  landlords?: boolean;
  /** Who looks at it; absent for anybody. */
  visitor?: Visitor;
}

const site = 'default';

/** Returns the pages of the sitemap that are about no place or home: those marked `indexed` in client/app/routes.tsx. */
async function sitemapPages(origin: string): Promise<string[]> {
  const text = await (await fetch(`${origin}/sitemap/places.xml`)).text();
  return [...text.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, url = '']) => new URL(url).pathname)
    .filter((path) => !/^\/(college|city|state)\//.test(path));
}

/** Returns the renter's pages around the largest college, the other indexed pages of the site, and the landlord's. */
export async function webPages(pool: Pool, origin: string): Promise<WebPage[]> {
  const [college] = await benchColleges(pool);
  const { rows } = await pool.query<{ city: string; home: string }>(
    `select city.slug as city,
            (select slug from listing where state = college.state and status = 1 and hidden_at is null
              order by abs(lat - college.lat) + abs(lon - college.lon) limit 1) as home
     from college join city on city.id = college.city_id where college.id = $1`,
    [college?.id],
  );
  const found = rows[0];
  if (!college || !found) throw new Error('This database has no college with a city and a home.');
  const place = { locationType: 'college', locationId: college.id, site } as const;
  const measured: WebPage[] = [
    { name: 'home', path: paths.home(), indexed: true, timed: true },
    { name: 'college', path: paths.college(college.slug), indexed: true, timed: true },
    { name: 'city', path: paths.city(found.city), indexed: true, timed: true },
    { name: 'state', path: paths.state(college.state), indexed: true },
    { name: 'matches', path: paths.matches(place), timed: true },
    { name: 'a home', path: paths.listing(found.home), indexed: true },
    { name: 'questionnaire', path: paths.questionnaire('college', college.id, site) },
    { name: 'no matches', path: paths.noMatches({ ...place, bedrooms: 3, maxBudget: 300 }) },
    { name: 'end of matches', path: paths.endOfMatches(place) },
    { name: 'search', path: paths.search('ohio st') },
    { name: 'shortlist', path: paths.shortlist() },
    { name: 'step 1', path: paths.post(1), landlords: true },
    { name: 'step 2', path: paths.post(2), landlords: true, visitor: 'writing' },
    { name: 'dashboard', path: paths.dashboard(), landlords: true, visitor: 'landlord' },
  ];
  const known = new Set(measured.map(({ path }) => path.split('?')[0]));
  const others = (await sitemapPages(origin)).filter((path) => !known.has(path));
  return [...measured, ...others.map((path) => ({ name: path, path, indexed: true }))];
}

/** So many addresses of pages that nobody has asked for yet: matches as renters search, colleges, homes. */
export async function freshPaths(pool: Pool, count: number): Promise<string[]> {
  const colleges = await benchColleges(pool);
  const { rows: homes } = await pool.query<{ slug: string }>(
    'select slug from listing where status = 1 and hidden_at is null order by id limit $1',
    [count],
  );
  return sampleSearches(colleges, count, 'pages').flatMap((search, index) => [
    paths.matches(search),
    paths.college(colleges[index % colleges.length]?.slug ?? ''),
    paths.listing(homes[index % homes.length]?.slug ?? ''),
  ]);
}
