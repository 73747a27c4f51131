import { resolve } from 'node:path';
import { GraphQLError } from 'graphql';
import { documentsOf, filesOf, mistakesIn, syntaxMistake, type Documents } from './operations/graphql-documents.ts';
import { bringUpToDate, generateFiles, staleFiles } from './operations/generate-files.ts';
import { deprecatedUses, unrequestedFields, unusedDefinitions } from './operations/unused-operations.ts';

/**
 * `npm run codegen [-- --check]`: generates documents, hooks and types from schema.graphql and the .graphql files, and
 * reports what is unused or deprecated. With --check it writes nothing and fails on stale files.
 */
const root = resolve(import.meta.dirname, '..');
const isNoSource = /\.(test|stories|fixture)\.tsx?$|\.generated\.ts$|\/__generated__\//;

const list = (heading: string, lines: readonly string[]) =>
  lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];

/** Returns the documents, or their errors, one per line. */
function readable(): Documents | string[] {
  try {
    const documents = documentsOf(root);
    const mistakes = mistakesIn(documents);
    return mistakes.length > 0 ? mistakes : documents;
  } catch (error) {
    if (error instanceof GraphQLError) return [syntaxMistake(error)];
    throw error;
  }
}

/** Returns the findings for a person to fix; some of them fail the command. */
async function report(check: boolean): Promise<Record<'failing' | 'telling', string[]>> {
  const documents = readable();
  if (Array.isArray(documents))
    return { failing: list('The .graphql files do not fit schema.graphql:', documents), telling: [] };
  const fresh = await generateFiles(root);
  const { changed, orphaned } = staleFiles(root, fresh);
  const stale = [...changed.map(({ file }) => file), ...orphaned.map((file) => `${file} (nothing makes it any more)`)];
  if (!check) bringUpToDate(root, fresh);
  const code = filesOf(root, 'client/**/*.{ts,tsx}').filter(({ file }) => !isNoSource.test(file));
  return {
    failing: [
      ...(check ? list('Not what schema.graphql and the .graphql files say; run npm run codegen:', stale) : []),
      ...list('No code uses these; delete them:', unusedDefinitions(documents, code)),
    ],
    telling: [
      ...(check ? [] : stale.length > 0 ? list('Written:', stale) : ['Nothing has changed.']),
      ...list('Deprecated, and still asked for:', deprecatedUses(documents)),
      ...(check ? [] : list('Offered, and never asked for by this client:', grouped(unrequestedFields(documents)))),
    ],
  };
}

/** Generates or checks, prints the findings, and resolves with whether there are no errors. */
export async function codegen(check: boolean): Promise<boolean> {
  const { failing, telling } = await report(check);
  for (const line of telling) console.log(line);
  for (const line of failing) console.error(line);
  return failing.length === 0;
}

/** Returns `School: lat, lon` for School.lat and School.lon. */
function grouped(coordinates: readonly string[]): string[] {
  const types = Object.groupBy(coordinates, (coordinate) => coordinate.split('.')[0] ?? '');
  return Object.entries(types).map(
    ([type, fields = []]) => `${type}: ${fields.map((field) => field.slice(type.length + 1)).join(', ')}`,
  );
}

if (import.meta.main) process.exitCode = (await codegen(process.argv.includes('--check'))) ? 0 : 1;
