import type { Brand, BrandTheme } from './brand.ts';

export const defaultBrand: Brand = {
  code: 'default',
  name: 'nearcampus',
  claim: 'Reach over 1 million college housing seekers',
  matchesButton: 'Show Me My Matches →',
  collectsDetails: true,
  showsChangeCollege: false,
};

/** Deep green and warm white. */
export const defaultBrandTheme: BrandTheme = {
  light: {
    bg: '#fbfaf6',
    surface: '#fff',
    sunken: '#f3f1ea',
    ink: '#18211d',
    'ink-2': '#53605a',
    line: '#e2dfd5',
    control: '#858f89',
    accent: '#14603f',
    'accent-strong': '#0d4a2f',
    'on-accent': '#fff',
    'accent-soft': '#e3f0e8',
    'accent-2': '#c2571f',
  },
  dark: {
    bg: '#101513',
    surface: '#181f1c',
    sunken: '#0c100e',
    ink: '#edf2ef',
    'ink-2': '#a9b5af',
    line: '#2b3531',
    control: '#74807a',
    accent: '#83d6ab',
    'accent-strong': '#a5e6c4',
    'on-accent': '#06231a',
    'accent-soft': '#17322a',
    'accent-2': '#f2a271',
  },
};
