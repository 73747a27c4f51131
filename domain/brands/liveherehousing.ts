import { partnerBrand, type BrandTheme } from './brand.ts';

export const liveHereHousing = partnerBrand('liveherehousing', 'Live Here Housing');

/** Teal and sand. */
export const liveHereHousingTheme: BrandTheme = {
  light: {
    bg: '#faf8f3',
    sunken: '#f1eee5',
    ink: '#17211f',
    'ink-2': '#51605f',
    line: '#e2ddd0',
    control: '#818d8a',
    accent: '#0e6470',
    'accent-strong': '#084c55',
    'accent-soft': '#ddeff0',
    'accent-2': '#a4571b',
  },
  dark: {
    bg: '#0f1515',
    surface: '#172020',
    sunken: '#0b1010',
    ink: '#ecf2f1',
    'ink-2': '#a7b6b5',
    line: '#2a3636',
    control: '#728281',
    accent: '#86d3dc',
    'accent-strong': '#b0e5eb',
    'on-accent': '#05272c',
    'accent-soft': '#153237',
    'accent-2': '#eeb07c',
  },
};
