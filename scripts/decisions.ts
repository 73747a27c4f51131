import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** `node scripts/decisions.ts`: writes the list of decisions into its README; tests/decisions.test.ts wants it there. */
const folder = resolve(import.meta.dirname, '../docs/decisions');
const README = join(folder, 'README.md');
const HEAD = '## All of them\n';

interface DecisionPage {
  file: string;
  number: number;
  title: string;
  /** In force, or what it was superseded by. */
  status: string;
  text: string;
}

/** Every page of a decision, by number. @throws for one without a number, a title or a status. */
export function decisionPages(): DecisionPage[] {
  return readdirSync(folder)
    .filter((file) => file !== 'README.md')
    .toSorted()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const found = /^# (\d+)\. (.+)\n\n\*\*Status:\*\* (.+)\n/.exec(text);
      const [, number = '', title = '', status = ''] = found ?? [];
      if (!found) throw new Error(`${file} must begin with "# number. title" and a line "**Status:** …".`);
      return { file, number: Number(number), title, status, text };
    });
}

/** What the README says of all of them. */
export function decisionList(pages: readonly DecisionPage[]): string {
  const rows = pages.map(({ file, number, title, status }) => `| [${number}](${file}) | ${title} | ${status} |`);
  return [HEAD, '| No. | Decision | Status |', '| --- | --- | --- |', ...rows, ''].join('\n');
}

/** The list as it stands in the README, however it is spaced. */
export const listedNow = (): string => {
  const text = readFileSync(README, 'utf8');
  return HEAD + (text.split(HEAD)[1] ?? '');
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const before = readFileSync(README, 'utf8').split(HEAD)[0]?.trimEnd() ?? '';
  writeFileSync(README, `${before}\n\n${decisionList(decisionPages())}`);
}
