import { MOSTLY_ONLINE } from '../../../domain/places/place-weight.ts';

/** The colleges people think of first: universities with a campus life, largest first, then all others (`byFame`); $1 of them. */
export const wellKnownColleges = `
  select id, lat, lon from college
  order by name ~* '\\yuniversity\\y' and id <> all('{${MOSTLY_ONLINE.join(',')}}'::int[]) desc, enrolment desc, id
  limit $1`;
