import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the browser stores, and under which keys [§9]. */
const files = globSync('client/**/*.{ts,tsx}')
  .filter((file) => !/\.(test|stories|generated)\.|__generated__/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const constants = new Map(
  files.flatMap(({ text }) =>
    [...text.matchAll(/(?:export )?const (\w+_KEY) = '([^']+)'/g)].map(
      ([, name = '', key = '']) => [name, key] as const,
    ),
  ),
);

it("the draft has one named, versioned key, and the renter's data another", () => {
  expect(constants.get('DRAFT_KEY')).toMatch(/:v\d+$/);
  expect(constants.get('RENTER_KEY')).toMatch(/:v\d+$/);
  expect(new Set(constants.values()).size).toBe(constants.size);
});

it('no storage key is a literal at its point of use', () => {
  const calls = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\.(?:get|set|remove)Item\(\s*([^,)]+)/g)].map(([, key = '']) => ({ file, key: key.trim() })),
  );
  expect(calls.length).toBeGreaterThan(5);
  // `safe-storage.ts` passes on the key that it receives
  const loose = calls.filter(({ key, file }) => !constants.has(key) && !file.endsWith('safe-storage.ts'));
  expect(loose.filter(({ key }) => key !== 'key')).toEqual([]);
});
