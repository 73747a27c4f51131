import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClientSandbox } from './client-sandbox.ts';
import { filesOf } from './graphql-documents.ts';
import { renameFields, selectionsOf, removeFields, type Selection } from './selections.ts';

/** Returns selected fields that can go without a compiler error, but for reads that no type requires, such as casts. */
export async function unreadSelections(root: string): Promise<Selection[]> {
  const copy = new ClientSandbox(root);
  try {
    const all = selectionsOf(root, readFileSync(join(root, 'schema.graphql'), 'utf8'));
    const read = await readAsValues(copy, all);
    const asked = keysAskedFor(root);
    const isDoubtful = ({ path, key, isComposite }: Selection) =>
      !asked.has(key) &&
      (isComposite ? !read.some((inner) => inner.path.startsWith(`${path}.`)) : !read.some((one) => one.path === path));
    const rounds = inRounds(all.filter(isDoubtful));
    const known = new Set(rounds.length > 0 ? await errorsWithout(copy, []) : []);
    const unread: Selection[] = [];
    for (const round of rounds) unread.push(...(await missed(copy, round, known)));
    return unread.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  } finally {
    copy.remove();
  }
}

/** Returns the keys that code tests as in `'message' in answer`: the compiler accepts this for missing keys. */
const keysAskedFor = (root: string) =>
  new Set(
    filesOf(root, 'client/**/*.{ts,tsx}').flatMap(({ text }) =>
      [...text.matchAll(/'(\w+)' in \b/g)].map(([, key]) => key),
    ),
  );

/** Finds most fields that are read: each has an incompatible type until an error names it, since one hides another. */
async function readAsValues(copy: ClientSandbox, all: readonly Selection[]): Promise<Selection[]> {
  const values = all.filter(({ isComposite }) => !isComposite);
  const fresh = await copy.generate((document) => {
    const numbered = values.map(({ file, start, key }, n) => ({ file, start, name: `${key}_n${n}_` }));
    const own = numbered.filter(({ file }) => file === document.file);
    return renameFields(document, new Map(own.map(({ start, name }) => [start, name])));
  });
  const read = new Set<number>();
  const marks = /\b(\w+?)_n(\d+)_(\??: )([^,{}]+?)(?=, | \}|,?\n)/g;
  for (let before = -1; before < read.size;) {
    before = read.size;
    copy.write(
      fresh.map(({ file, text }) => {
        const typed = text.replaceAll(marks, (_, key: string, n: string, colon: string, type: string) =>
          read.has(Number(n)) ? `${key}${colon}${type}` : `${key}${colon}Nothing<${n}>`,
        );
        return { file, text: typed === text ? text : `${typed}\ntype Nothing<N> = { readonly nothing: N };\n` };
      }),
    );
    for (const error of await copy.errors()) for (const [, n] of error.matchAll(/Nothing<(\d+)>/g)) read.add(Number(n));
  }
  return values.filter((_, n) => read.has(n));
}

/** Groups selections so that an error names one field: by different names, and fields apart from their subfields. */
function inRounds(selections: readonly Selection[]): Selection[][] {
  const rounds: Selection[][] = [];
  for (const selection of selections) {
    const fits = (other: Selection) => other.key !== selection.key && other.isComposite === selection.isComposite;
    const free = rounds.find((round) => round.every(fits));
    if (free) free.push(selection);
    else rounds.push([selection]);
  }
  return rounds;
}

/** Returns the fields of a round that cannot be removed without a new error. */
async function missed(copy: ClientSandbox, round: Selection[], known: ReadonlySet<string>): Promise<Selection[]> {
  if (round.length === 0) return [];
  const errors = (await errorsWithout(copy, round)).filter((error) => !known.has(error));
  if (errors.length === 0) return round;
  const unnamed = round.filter(({ key }) => !errors.some((error) => error.includes(`'${key}'`)));
  if (unnamed.length < round.length) return missed(copy, unnamed, known);
  if (round.length === 1) return [];
  const half = round.length >> 1;
  const first = await missed(copy, round.slice(0, half), known);
  return [...first, ...(await missed(copy, round.slice(half), known))];
}

async function errorsWithout(copy: ClientSandbox, left: readonly Selection[]): Promise<string[]> {
  await copy.generate((document) => {
    const starts = new Set(left.filter(({ file }) => file === document.file).map(({ start }) => start));
    return starts.size > 0 ? removeFields(document, starts) : document.text;
  });
  return copy.errors();
}
