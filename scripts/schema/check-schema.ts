import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, type Change, type Comparison } from '../operations/compare-schemas.ts';
import { filesOf, readDocuments } from '../operations/graphql-documents.ts';
import { clientFilesAt, fileAt, findBase, type Base } from '../operations/git-files.ts';
import { openApiLosses } from './compare-openapi.ts';
import { usesOf, type Use } from '../operations/schema-usage.ts';

/**
 * Implements `npm run schema:check [-- REF]`: compares schema.graphql with main's or with a ref. Rejects removed or
 * changed fields, with the operations that use them, unless they were deprecated there and are unused now.
 */
export function schemaCheck(root: string, asked?: string): { good: boolean; says: string[] } {
  const base = findBase(root, asked);
  if (!base)
    return asked === undefined
      ? {
          good: true,
          says: [
            'Nothing to compare with: here is neither origin/main nor main. Name a ref: npm run schema:check -- REF',
          ],
        }
      : { good: false, says: [`There is no ${asked} here.`] };
  const sdl = readFileSync(join(root, 'schema.graphql'), 'utf8');
  const before = fileAt(root, base.commit, 'schema.graphql');
  const title = `schema.graphql against ${base.called} (${base.commit.slice(0, 7)})`;
  const losses = restLosses(root, base);
  if (before === undefined) return { good: true, says: [`${title}: it did not exist there.`] };
  if (before === sdl) return { good: losses.length === 0, says: [`${title}: the same.`, ...losses] };

  const [today, then] = [filesOf(root, 'client/**/*.graphql'), clientFilesAt(root, base.commit)];
  const old = readDocuments(before, then);
  // Today's operations may name fields that only today's contract has; only their uses of the old contract count.
  const uses = usesOf(old.schema, readDocuments(sdl, today).operations);
  for (const [coordinate, those] of usesOf(old.schema, old.operations)) {
    const known = uses.get(coordinate) ?? [];
    const gone = those.filter(({ by }) => !known.some((use) => use.by === by));
    uses.set(coordinate, [...known, ...gone.map((use): Use => ({ ...use, by: `${use.by} (on ${base.called})` }))]);
  }
  const found = compare(readDocuments(before, []).schema, readDocuments(sdl, []).schema, uses);
  return { good: found.refused.length === 0 && losses.length === 0, says: [title, ...tell(found), ...losses] };
}

/** What the REST contract has lost since the base, under a heading. */
function restLosses(root: string, base: Base): string[] {
  const before = fileAt(root, base.commit, 'openapi.json');
  if (before === undefined) return [];
  const losses = openApiLosses(JSON.parse(before), JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')));
  return list(
    'Removed or loosened in openapi.json:',
    losses.map((loss) => `  ✗ ${loss}`),
  );
}

const list = (heading: string, lines: readonly string[]) => (lines.length > 0 ? ['', heading, ...lines] : []);

const refusal = ({ says, uses, couldGo }: Change) => {
  const advice = couldGo
    ? 'No operation uses it, but it was not deprecated: deprecate it first, and remove it in a later change.'
    : 'No operation of this client uses it, but another client may.';
  return [`  ✗ ${says}`, ...(uses.length > 0 ? uses.map(({ at, by }) => `      ${at}  ${by}`) : [`      ${advice}`])];
};

const tell = (found: Comparison): string[] => [
  ...list('Removed or changed, which breaks whoever uses it:', found.refused.flatMap(refusal)),
  ...list(
    'Removed after a deprecation, and nobody uses it:',
    found.allowed.map(({ says }) => `  ✓ ${says}`),
  ),
  ...list(
    'May surprise somebody:',
    found.dangerous.map((says) => `  ! ${says}`),
  ),
  ...list(
    'Newly deprecated:',
    found.deprecated.map((says) => `  ~ ${says}`),
  ),
  ...list(
    'New:',
    found.added.map((coordinate) => `  + ${coordinate}`),
  ),
];

if (import.meta.main) {
  const { good, says } = schemaCheck(process.cwd(), process.argv[2]);
  for (const line of says) (good ? console.log : console.error)(line);
  process.exit(good ? 0 : 1);
}
