import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Checks what a stylesheet cannot check itself: that all draw from the same tokens (client/app/theme/tokens.css). */
const BREAKPOINTS = ['22.5rem', '31.25rem', '40rem', '56rem', '64rem'];
const WEIGHT = /^(var\(--weight-(regular|strong|bold)\)|inherit)$/;
/** A `font` shorthand without a number, which would be a weight. */
const FONT = /^(inherit|var\(--weight-\w+\) .*|[\d.]+rem.*)$/s;

const sheets = globSync('client/**/*.css').map((file) => {
  const text = readFileSync(file, 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  // The descriptors of a font face are ranges.
  return { file, text: text.replaceAll(/@font-face \{.*?\}/gs, '') };
});
const scripts = globSync('client/**/*.{ts,tsx}')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');
const declarations = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/^\s*([\w-]+):\s*([^;{}]+);/gm)].map(([, prop = '', value = '']) => ({ file, prop, value })),
);

it('a custom property that is used is defined, in a stylesheet or by a script', () => {
  const defined = new Set(declarations.map(({ prop }) => prop));
  const unknown = declarations.flatMap(({ file, value }) =>
    [...value.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !defined.has(name) && !scripts.includes(`'${name}'`))
      .map((name) => `${file}: ${name}`),
  );
  expect(defined.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

it('the layout changes at five window widths only', () => {
  const conditions = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/@media ([^{]*)/g)].flatMap(([, params = '']) =>
      [...params.matchAll(/\(([^()]*\bwidth\b[^()]*)\)/g)].map(([, condition = '']) => ({ file, condition })),
    ),
  );
  const allowed = new Set(BREAKPOINTS.flatMap((width) => [`width < ${width}`, `width >= ${width}`]));
  expect(conditions.filter(({ condition }) => !allowed.has(condition))).toEqual([]);
  expect(new Set(conditions.map(({ condition }) => condition.split(' ').at(-1)))).toEqual(new Set(BREAKPOINTS));
});

it('a font weight is one of the tokens', () => {
  const others = declarations.filter(
    ({ prop, value }) => (prop === 'font-weight' && !WEIGHT.test(value)) || (prop === 'font' && !FONT.test(value)),
  );
  expect(others).toEqual([]);
});
