import { partnerBrand, type BrandTheme } from './brand.ts';

export const cr = partnerBrand('cr', 'CR Housing');

/** Brick and cream. */
export const crTheme: BrandTheme = {
  light: {
    bg: '#fcf8f1',
    sunken: '#f5eee2',
    ink: '#251b15',
    'ink-2': '#66574c',
    line: '#e8dfcf',
    control: '#928172',
    accent: '#9c3b22',
    'accent-strong': '#7b2b16',
    'accent-soft': '#f8e6de',
    'accent-2': '#31605c',
  },
  dark: {
    bg: '#17110d',
    surface: '#211914',
    sunken: '#110c09',
    ink: '#f5eee9',
    'ink-2': '#bcada2',
    line: '#3a2e25',
    control: '#8a7868',
    accent: '#f0a58c',
    'accent-strong': '#f8c4b2',
    'on-accent': '#3a1206',
    'accent-soft': '#3d2118',
    'accent-2': '#8fcac4',
  },
};
