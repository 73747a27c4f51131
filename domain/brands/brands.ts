/** The four brands [§9]: their words and which screens they show. Colours live in client/app/theme/brands, one file each. */
export const brandCodes = ['default', 'csa', 'cr', 'liveherehousing'] as const;
export type BrandCode = (typeof brandCodes)[number];

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

const partner = {
  claim: 'Reach over 1 million college housing seekers',
  matchesButton: 'Match Me With Properties',
  collectsDetails: false,
  showsChangeCollege: true,
};

const brands: Record<BrandCode, Brand> = {
  default: {
    code: 'default',
    name: 'nearcampus',
    claim: 'Reach over 1 million college housing seekers',
    matchesButton: 'Show Me My Matches →',
    collectsDetails: true,
    showsChangeCollege: false,
  },
  csa: { code: 'csa', name: 'CSA Housing', ...partner },
  cr: { code: 'cr', name: 'CR Housing', ...partner },
  liveherehousing: { code: 'liveherehousing', name: 'Live Here Housing', ...partner },
};

/** The brand of a site code; an unknown one is the default [§9]. */
export function getBrand(site: string | null | undefined): Brand {
  return brands[brandCodes.find((code) => code === site) ?? 'default'];
}
