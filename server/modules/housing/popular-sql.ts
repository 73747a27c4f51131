/**
 * Universities whose students mostly study online, by federal number (UNITID): Grand Canyon, Walden, Maryland Global
 * Campus, Southern New Hampshire, Liberty, Capella, Western Governors, American Public, ASU Digital Immersion, Phoenix,
 * Purdue Global. How many they teach says little about who looks for a room near them.
 */
const MOSTLY_ONLINE = [104717, 125231, 163204, 183026, 232557, 413413, 433387, 449339, 483124, 484613, 489779];

/** The colleges people think of first: universities with a campus life, largest first, then all others; $1 of them. */
export const wellKnownColleges = `
  select id, lat, lon from college
  order by name ~* '\\yuniversity\\y' and id <> all('{${MOSTLY_ONLINE.join(',')}}'::int[]) desc, enrolment desc, id
  limit $1`;
