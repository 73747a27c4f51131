export const brandCodes = ['default', 'csa', 'cr', 'liveherehousing'] as const;
export type BrandCode = (typeof brandCodes)[number];

/** What a brand says and which screens it shows [§9]. */
export interface Brand {
  code: BrandCode;
  name: string;
  /** The audience claim of the operator (K02); '' to claim nothing. */
  claim: string;
  /** The questionnaire's button [§9]. */
  matchesButton: string;
  /** Questionnaire agreement, your-info and move-in screens (K54). */
  collectsDetails: boolean;
  /** "Change college" above the matches. */
  showsChangeCollege: boolean;
}

/** Colors by the name of their custom property, such as `accent`; what a brand does not set is the default brand's. */
export interface BrandTheme {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

/** What the partners' brands have in common. */
export const partnerDefaults = {
  claim: 'Reach over 1 million college housing seekers',
  matchesButton: 'Match Me With Properties',
  collectsDetails: false,
  showsChangeCollege: true,
};
