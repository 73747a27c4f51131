import type { CollegeFacts } from '../../../../domain/places/college-facts.ts';
import colleges from './starter-colleges.json' with { type: 'json' };

/**
 * Colleges available before any import: the largest and best known, with at least one in every state. Each has its
 * federal number (UNITID), its name in the federal directory (INSTNM), common names and initials, place, website, and
 * its undergraduates rounded to hundreds. The data is from NCES, IPEDS (public domain); the selection and the common
 * names are ours.
 */
export const starterColleges: readonly CollegeFacts[] = colleges;
