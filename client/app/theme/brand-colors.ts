import type { BrandCode } from '../../../domain/brands/brands.ts';
import cr from './brands/cr.css?raw';
import csa from './brands/csa.css?raw';
import own from './brands/default.css?raw';
import liveherehousing from './brands/liveherehousing.css?raw';

/** The colours of a brand's theme by name (`accent`, `bg`), for what is drawn outside a page. */
export interface BrandColors {
  light: Readonly<Record<string, string>>;
  dark: Readonly<Record<string, string>>;
}

const themes: Record<BrandCode, string> = { default: own, csa, cr, liveherehousing };

const declared = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{3,8})\s*;/gi)].map(([, name, color]) => [name, color]));

const lightDarkValues = (css: string) => {
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
  return { light: declared(light), dark: declared(dark) };
};

/** As the cascade has them: what a theme does not set is the default brand's. */
export function brandColors(code: BrandCode): BrandColors {
  const [base, theme] = [lightDarkValues(themes.default), lightDarkValues(themes[code])];
  const light = { ...base.light, ...theme.light };
  return { light, dark: { ...light, ...base.dark, ...theme.dark } };
}
