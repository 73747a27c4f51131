import type { CollegeFacts } from '../../../../domain/places/college-facts.ts';
import { midwest } from './midwest.ts';
import { northeast } from './northeast.ts';
import { south } from './south.ts';
import { west } from './west.ts';

/** Colleges available before any import: the largest and best known, with at least one in every state. */
export const starterColleges: readonly CollegeFacts[] = [...northeast, ...midwest, ...south, ...west].map(
  ([id, name, nicknames, city, state, zip, lat, lon, website, enrolment]) => ({
    id,
    name,
    nicknames: nicknames.split('; '),
    city,
    state,
    zip,
    lat,
    lon,
    website: `https://${website}`,
    enrolment,
  }),
);
