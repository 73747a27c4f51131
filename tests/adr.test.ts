import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const folder = resolve(import.meta.dirname, '../docs/adr');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const text = readFileSync(join(folder, file), 'utf8');
    const [, number = '', title = '', decision = ''] = /^# (\d+)\. (.+)\n\n(.+)\n/.exec(text) ?? [];
    return { file, number: Number(number), title, decision, text };
  });

it('has one record per number, with the number of its file', () => {
  expect(records.map(({ number }) => number)).toEqual(records.map(({ file }) => Number(file.slice(0, 4))));
  expect(new Set(records.map(({ number }) => number)).size).toBe(records.length);
});

it('begins each record with its topic and its decision, and ends it with the consequences', () => {
  const headings = /^## (?!(Alternatives|Consequences)$)/m;
  const wrong = records.filter(
    ({ title, decision, text }) =>
      title === '' || !decision.endsWith('.') || headings.test(text) || !text.includes('\n## Consequences\n\n'),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

it('lists each record once in the index, with its number and title', () => {
  const listed = index.match(/^- \[.+$/gm)?.toSorted();
  expect(listed).toEqual(records.map(({ file, title }) => `- [${file.slice(0, 4)} ${title}](${file})`).toSorted());
});

it('fits each record on one screen', () => {
  const long = records.filter(({ text }) => text.split(/\s+/).length > 300);
  expect(long.map(({ file }) => file)).toEqual([]);
});

it('lists superseded records, and no others, under that heading, and keeps them to 100 words', () => {
  const superseded = records.filter(({ decision }) => decision.startsWith('Superseded'));
  const [, section = ''] = index.split(/^## Superseded$/m);
  const listed = [...section.matchAll(/\]\((.+)\)$/gm)].map(([, file]) => file);
  expect(listed).toEqual(superseded.map(({ file }) => file));
  expect(superseded.filter(({ text }) => text.split(/\s+/).length > 100).map(({ file }) => file)).toEqual([]);
});
