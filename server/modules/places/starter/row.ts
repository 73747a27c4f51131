/**
 * One starter college: federal number (UNITID), name as the federal directory writes it (INSTNM), everyday names and
 * initials separated by '; ', city, state, zip, latitude, longitude, web host, undergraduates rounded to hundreds.
 * The facts are those of NCES, IPEDS (public domain); the choice and the everyday names are ours.
 */
export type StarterRow = readonly [
  id: number,
  name: string,
  nicknames: string,
  city: string,
  state: string,
  zip: string,
  lat: number,
  lon: number,
  website: string,
  enrolment: number,
];
