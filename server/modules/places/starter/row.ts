/**
 * One starter college: federal number (UNITID), name in the federal directory (INSTNM), common names and initials
 * separated by '; ', city, state, zip, latitude, longitude, web host, undergraduates rounded to hundreds. The data is
 * from NCES, IPEDS (public domain); the selection and the common names are ours.
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
