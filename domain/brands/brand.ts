export const brandCodes = ['default', 'csa', 'cr', 'liveherehousing'] as const;
export type BrandCode = (typeof brandCodes)[number];

/** A brand's texts and the screens it shows [§9]. */
export interface Brand {
  code: BrandCode;
  name: string;
  /** The operator's audience claim (K02); '' for none. */
  claim: string;
  /** The label of the questionnaire's button [§9]. */
  matchesButton: string;
  /** Questionnaire agreement, your-info and move-in screens (K54). */
  collectsDetails: boolean;
  /** Whether "Change college" appears above the matches. */
  showsChangeCollege: boolean;
}

/** Colors by the name of their custom property, such as `accent`; unset ones inherit from the default brand. */
export type BrandTheme = Record<'light' | 'dark', Readonly<Record<string, string>>>;

/** Returns the brand of a partner: all have the same settings. */
export const partnerBrand = (code: BrandCode, name: string): Brand => ({
  code,
  name,
  claim: 'Reach over 1 million college housing seekers',
  matchesButton: 'Match Me With Properties',
  collectsDetails: false,
  showsChangeCollege: true,
});
