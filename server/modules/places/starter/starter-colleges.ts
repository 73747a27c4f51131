import type { CollegeFacts } from '../../../../domain/places/college-facts.ts';
import colleges from './starter-colleges.json' with { type: 'json' };

/**
 * Colleges available before any import: the largest and best known, at least one in every state. The data is from NCES,
 * IPEDS (public domain), undergraduates rounded to hundreds; the selection and the common names are ours.
 */
export const starterColleges: readonly CollegeFacts[] = colleges;
