import type { ClientBase } from 'pg';
import { stateByCode } from '../../../../domain/options/states.ts';
import type { CollegeFacts } from '../../../../domain/places/college-facts.ts';
import type { Gazetteer } from '../gazetteer.ts';
import { collegeNames } from '../../../../domain/places/search/name-variants.ts';
import { uniqueSlug, normalizeName, slugify } from '../../../../domain/places/search/normalize.ts';
import { PLACES_CHANGED } from '../place-search.ts';
import { COLLEGE } from '../../../../domain/places/place-types.ts';

interface StoredCollege extends CollegeFacts {
  slug: string;
  subdomain: string;
  city_id: number | null;
  starter: boolean;
}

export interface StoreSummary {
  added: number;
  changed: number;
  unchanged: number;
}

const columns =
  'id, name, slug, subdomain, nicknames, city_id, city, state, zip, lat, lon, website, enrollment, starter';

/** Advisory lock that serializes imports, so that two never assign the same slug. */
const IMPORT_LOCK = 4101;

/** Merges nicknames, known ones first; spelling variants of the same nickname are dropped. */
function mergeNicknames(known: readonly string[], found: readonly string[]): string[] {
  const merged = new Map<string, string>();
  for (const nickname of [...known, ...found]) {
    const key = normalizeName(nickname);
    if (key !== '' && !merged.has(key)) merged.set(key, nickname);
  }
  return [...merged.values()];
}

/** Returns the id of a college's city: by its name, else by its zip; null when neither is known. */
function cityOf(college: CollegeFacts, gazetteer: Gazetteer): number | null {
  const place = gazetteer.zip(college.zip);
  const zips = gazetteer.zipsOf(college.city, college.state);
  const first = zips[0] ?? (place && gazetteer.zipsOf(place.city, place.state)[0]);
  return first ? Number(first.zip) : null;
}

/** Returns `osu` for www.osu.edu; the slug where a branch shares its host or there is none. */
function freeSubdomain(college: CollegeFacts, slug: string, taken: Set<string>): string {
  const host = /^(?:https?:\/\/)?([^/]+)/i.exec(college.website)?.[1] ?? '';
  const label = slugify(host.split('.').at(-2) ?? slug);
  const subdomain = taken.has(label) ? uniqueSlug(slug, '', taken) : label;
  taken.add(subdomain);
  return subdomain;
}

const sameCollege = (a: StoredCollege, b: StoredCollege) =>
  (Object.keys(a) as (keyof StoredCollege)[]).every((key) => JSON.stringify(a[key]) === JSON.stringify(b[key]));

async function write(client: ClientBase, colleges: readonly StoredCollege[]) {
  const ids = colleges.map(({ id }) => id);
  await client.query(
    `insert into college (${columns})
     select ${columns} from jsonb_populate_recordset(null::college, $1)
     on conflict (id) do update set name = excluded.name, nicknames = excluded.nicknames, city_id = excluded.city_id,
       city = excluded.city, state = excluded.state, zip = excluded.zip, lat = excluded.lat, lon = excluded.lon,
       website = excluded.website, enrollment = excluded.enrollment`,
    [JSON.stringify(colleges)],
  );
  const names = colleges.flatMap((college) =>
    collegeNames({ ...college, stateName: stateByCode(college.state)?.name ?? '' }).map((name) => ({
      place_type: COLLEGE,
      place_id: college.id,
      weight: college.enrollment,
      ...name,
    })),
  );
  await client.query('delete from place_name where place_type = $1 and place_id = any($2)', [COLLEGE, ids]);
  await insertNames(client, names);
}

/** Inserts names of places, and notifies every process of them. */
export async function insertNames(client: ClientBase, names: readonly object[]): Promise<void> {
  await client.query('insert into place_name select * from jsonb_populate_recordset(null::place_name, $1)', [
    JSON.stringify(names),
  ]);
  await client.query(PLACES_CHANGED);
}

/**
 * Stores colleges by their federal number in the caller's transaction. A known college keeps its slug, subdomain and
 * nicknames; an enrollment of 0 means unknown and changes nothing.
 */
export async function storeColleges(
  client: ClientBase,
  gazetteer: Gazetteer,
  colleges: readonly CollegeFacts[],
  { starter }: { starter: boolean },
): Promise<StoreSummary> {
  await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  const { rows } = await client.query<StoredCollege>(`select ${columns} from college`);
  const known = new Map(rows.map((row) => [row.id, row]));
  const slugs = new Set(rows.map(({ slug }) => slug));
  const subdomains = new Set(rows.map(({ subdomain }) => subdomain));
  const summary: StoreSummary = { added: 0, changed: 0, unchanged: 0 };
  const written: StoredCollege[] = [];
  for (const college of colleges) {
    const { sizeGuess = 0, ...facts } = college;
    const before = known.get(college.id);
    const slug = before?.slug ?? uniqueSlug(college.name, college.city, slugs);
    const after: StoredCollege = {
      ...facts,
      slug,
      subdomain: before?.subdomain ?? freeSubdomain(college, slug, subdomains),
      nicknames: mergeNicknames(before?.nicknames ?? [], college.nicknames),
      city_id: cityOf(college, gazetteer),
      website: college.website || (before?.website ?? ''),
      enrollment: college.enrollment || before?.enrollment || sizeGuess,
      starter: before?.starter ?? starter,
    };
    if (before && sameCollege(before, after)) summary.unchanged++;
    else {
      written.push(after);
      summary[before ? 'changed' : 'added']++;
    }
  }
  if (written.length > 0) await write(client, written);
  return summary;
}
