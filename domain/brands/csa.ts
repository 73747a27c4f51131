import { partnerBrand, type BrandTheme } from './brand.ts';

export const csa = partnerBrand('csa', 'CSA Housing');

/** College blue. */
export const csaTheme: BrandTheme = {
  light: {
    bg: '#f8fafd',
    sunken: '#eef2f9',
    ink: '#141c2b',
    'ink-2': '#505c70',
    line: '#dbe2ee',
    control: '#7d899e',
    accent: '#1b4db1',
    'accent-strong': '#133a8a',
    'accent-soft': '#e5edfb',
    'accent-2': '#8f6200',
  },
  dark: {
    bg: '#0f131b',
    surface: '#171d28',
    sunken: '#0b0e14',
    ink: '#edf0f6',
    'ink-2': '#a8b2c4',
    line: '#2a3343',
    control: '#738098',
    accent: '#9dbcff',
    'accent-strong': '#c0d4ff',
    'on-accent': '#08193f',
    'accent-soft': '#1b2947',
    'accent-2': '#f0c65a',
  },
};
