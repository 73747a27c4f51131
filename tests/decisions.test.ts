import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { decisionList, decisionPages, listedNow } from '../scripts/decisions.ts';

const folder = resolve(import.meta.dirname, '../docs/decisions');
const pages = decisionPages();
/** As programs that line tables up leave it, or not. */
const plain = (text: string) => text.replace(/-{3,}/g, '---').replace(/ +/g, ' ').trim();

it('every decision is in the list of its folder, with its number, title and status: `node scripts/decisions.ts` writes it', () => {
  expect(plain(listedNow())).toBe(plain(decisionList(pages)));
});

it('a decision has the number of its file, one of its own, and its four headings', () => {
  for (const { file, number, text } of pages) {
    expect([file, Number(file.slice(0, 4))]).toEqual([file, number]);
    const headings = [...text.matchAll(/^## (\w+)/gm)].map(([, heading]) => heading);
    expect([file, headings]).toEqual([file, expect.arrayContaining(['Context', 'Decision', 'Consequences'])]);
  }
  expect(new Set(pages.map(({ number }) => number)).size).toBe(pages.length);
});

it('what a decision leads to is there', () => {
  const gone = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)#]+)/g)]
      .map(([, to = '']) => to)
      .filter((to) => !/^https?:/.test(to) && !existsSync(join(folder, to)))
      .map((to) => `${file} → ${to}`),
  );
  expect(gone).toEqual([]);
});
