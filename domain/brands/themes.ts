import { brandCodes, type BrandCode, type BrandTheme } from './brand.ts';
import { crTheme } from './cr.ts';
import { csaTheme } from './csa.ts';
import { defaultBrandTheme } from './default.ts';
import { liveHereHousingTheme } from './liveherehousing.ts';

const themes: Record<BrandCode, BrandTheme> = {
  default: defaultBrandTheme,
  csa: csaTheme,
  cr: crTheme,
  liveherehousing: liveHereHousingTheme,
};

/** Returns a brand's resolved colors: those its theme does not set come from the default brand. */
export function brandColors(code: BrandCode): BrandTheme {
  const [base, theme] = [themes.default, themes[code]];
  const light = { ...base.light, ...theme.light };
  return { light, dark: { ...light, ...base.dark, ...theme.dark } };
}

const declarations = (colors: BrandTheme['light'], indent: string): string =>
  Object.entries(colors)
    .map(([name, color]) => `${indent}--${name}: ${color};\n`)
    .join('');

/** Returns the style sheet of all brands, light and dark; `npm run codegen` writes it. */
export function brandStyles(): string {
  const rules = brandCodes.map((code) => {
    const selector = code === 'default' ? ":root,\n  [data-brand='default']" : `[data-brand='${code}']`;
    const { light, dark } = themes[code];
    return `  ${selector} {\n${declarations(light, '    ')}  }

  @media (prefers-color-scheme: dark) {
    ${selector.replace('\n', '\n  ')} {\n${declarations(dark, '      ')}    }
  }
`;
  });
  return `/* Generated from domain/brands. */\n@layer tokens {\n${rules.join('\n')}}\n`;
}
