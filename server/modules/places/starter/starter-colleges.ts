import type { CollegeFacts } from '../../../../domain/places/college-facts.ts';
import { midwest } from './midwest.ts';
import { northeast } from './northeast.ts';
import { south } from './south.ts';
import { west } from './west.ts';

/** The colleges the product knows before any import: the largest ones and the best known, every state among them. */
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
