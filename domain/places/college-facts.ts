/** What is known of one college, whether it comes from the starter list or from the federal directory. */
export interface CollegeFacts {
  /** The federal number (UNITID). */
  id: number;
  /** As the federal directory writes it (INSTNM). */
  name: string;
  /** Everyday names and initials, in people's own writing. */
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
  enrolment: number;
  /** A guess by size class, for a college of which nothing better is known. */
  sizeGuess?: number;
}
