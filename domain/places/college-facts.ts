/** The data of one college, from the starter list or the federal directory. */
export interface CollegeFacts {
  /** The federal id (UNITID). */
  id: number;
  /** As written in the federal directory (INSTNM). */
  name: string;
  /** Common names and initials, as people write them. */
  nicknames: string[];
  city: string;
  /** Two-letter code. */
  state: string;
  /** Five digits. */
  zip: string;
  lat: number;
  lon: number;
  /** '' when unknown. */
  website: string;
  /** Undergraduates; 0 when unknown. */
  enrollment: number;
  /** An estimate by size class, for a college without better data. */
  sizeGuess?: number;
}
