import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compare, type Change, type Comparison } from '../operations/compare-schemas.ts';
import { filesOf, readDocuments, type TextFile } from '../operations/graphql-documents.ts';
import { openApiLosses } from './compare-openapi.ts';
import { usesOf, type Use } from '../operations/schema-usage.ts';

const MAX_GIT_OUTPUT = 64 * 2 ** 20;

/** Returns git's output, or undefined when it fails or is not installed. */
function git(root: string, ...words: string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: MAX_GIT_OUTPUT,
    }).toString();
  } catch {
    return undefined;
  }
}

const commit = (root: string, ref: string) =>
  git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)?.trim() || undefined;

interface Base {
  commit: string;
  /** `origin/main` */
  called: string;
}

/** Returns the merge base with `baseRef`, `origin/main` or `main`; on main with a committed schema, the last commit. */
function findBase(root: string, baseRef?: string): Base | undefined {
  const ref = (baseRef === undefined ? ['origin/main', 'main'] : [baseRef]).find((name) => commit(root, name));
  if (ref === undefined) return undefined;
  const left = git(root, 'merge-base', 'HEAD', ref)?.trim() || commit(root, ref);
  if (left === undefined) return undefined;
  const isHere = left === commit(root, 'HEAD') && git(root, 'diff', '--quiet', left, '--', 'schema.graphql') === '';
  const parent = isHere && baseRef === undefined ? commit(root, 'HEAD^1') : undefined;
  return parent ? { commit: parent, called: 'the commit before' } : { commit: left, called: ref };
}

/** Returns the content of one file at a ref. */
const fileAt = (root: string, ref: string, file: string) => git(root, 'show', `${ref}:${file}`);

/** Returns the client's `.graphql` files at a ref. */
const clientFilesAt = (root: string, ref: string): TextFile[] =>
  (git(root, 'ls-tree', '-r', '--name-only', '-z', ref, 'client/') ?? '')
    .split('\0')
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => ({ file, text: fileAt(root, ref, file) ?? '' }));

/**
 * Returns what the section "Removed" of the unreleased changes names: coordinates of the schema, pointers of openapi.json.
 * Of a table of renames it is the first column.
 */
function announcedRemovals(root: string): Set<string> {
  const file = join(root, 'CHANGELOG.md');
  const [, unreleased = ''] = (existsSync(file) ? readFileSync(file, 'utf8') : '').split(/^## /m);
  const [, removed = ''] = unreleased.split(/^### Removed$/m);
  const [section = ''] = removed.split(/^### /m);
  const before = section.replaceAll(/^ *\|(.*?)\|.*$/gm, '$1');
  return new Set([...before.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
}

/**
 * Implements `npm run schema:check [-- REF]`: schema.graphql may only lose what was deprecated and is unused, or what
 * CHANGELOG.md announces.
 */
export function schemaCheck(root: string, baseRef?: string): { good: boolean; says: string[] } {
  const base = findBase(root, baseRef);
  if (!base && baseRef !== undefined) return { good: false, says: [`There is no ${baseRef} here.`] };
  const without =
    'Nothing to compare with: here is neither origin/main nor main. Name a ref: npm run schema:check -- REF';
  if (!base) return { good: true, says: [without] };
  const sdl = readFileSync(join(root, 'schema.graphql'), 'utf8');
  const before = fileAt(root, base.commit, 'schema.graphql');
  const title = `schema.graphql against ${base.called} (${base.commit.slice(0, 7)})`;
  const announced = announcedRemovals(root);
  const losses = restLosses(root, base, announced);
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
  const found = compare(readDocuments(before, []).schema, readDocuments(sdl, []).schema, uses, announced);
  return { good: found.refused.length === 0 && losses.length === 0, says: [title, ...tell(found), ...losses] };
}

/** What the REST contract has lost since the base, under a heading. */
function restLosses(root: string, base: Base, announced: ReadonlySet<string>): string[] {
  const before = fileAt(root, base.commit, 'openapi.json');
  if (before === undefined) return [];
  const losses = openApiLosses(JSON.parse(before), JSON.parse(readFileSync(join(root, 'openapi.json'), 'utf8')));
  const refused = losses.filter((loss) => !announced.has(loss.split(': ')[0] ?? ''));
  return marked('✗', 'Removed or loosened in openapi.json:', refused);
}

const list = (heading: string, lines: readonly string[]) => (lines.length > 0 ? ['', heading, ...lines] : []);

const refusal = ({ says, uses, couldGo }: Change) => {
  const advice = couldGo
    ? 'No operation uses it, but it was not deprecated: deprecate it first, and remove it in a later change.'
    : 'No operation of this client uses it, but another client may.';
  return [`  ✗ ${says}`, ...(uses.length > 0 ? uses.map(({ at, by }) => `      ${at}  ${by}`) : [`      ${advice}`])];
};

const marked = (mark: string, heading: string, lines: readonly string[]) =>
  list(
    heading,
    lines.map((line) => `  ${mark} ${line}`),
  );

const tell = ({ refused, allowed, dangerous, deprecated, added }: Comparison): string[] => [
  ...list('Removed or changed, which breaks whoever uses it:', refused.flatMap(refusal)),
  ...marked(
    '✓',
    'Removed as announced in CHANGELOG.md, or after a deprecation, and nobody uses it:',
    allowed.map(({ says }) => says),
  ),
  ...marked('!', 'May surprise somebody:', dangerous),
  ...marked('~', 'Newly deprecated:', deprecated),
  ...marked('+', 'New:', added),
];

if (import.meta.main) {
  const { good, says } = schemaCheck(process.cwd(), process.argv[2]);
  for (const line of says) (good ? console.log : console.error)(line);
  process.exit(good ? 0 : 1);
}
