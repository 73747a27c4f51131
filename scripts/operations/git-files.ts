import { execFileSync } from 'node:child_process';
import type { TextFile } from './graphql-documents.ts';

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

/** A commit to compare with, and how it was found. */
export interface Base {
  commit: string;
  /** `origin/main` */
  called: string;
}

/**
 * Returns the merge base with main: with the given ref, else `origin/main`, else `main`. On main itself, with a schema
 * that is committed already, it is the previous commit.
 */
export function findBase(root: string, asked?: string): Base | undefined {
  const ref = (asked === undefined ? ['origin/main', 'main'] : [asked]).find((name) => commit(root, name));
  if (ref === undefined) return undefined;
  const left = git(root, 'merge-base', 'HEAD', ref)?.trim() || commit(root, ref);
  if (left === undefined) return undefined;
  const isHere = left === commit(root, 'HEAD') && git(root, 'diff', '--quiet', left, '--', 'schema.graphql') === '';
  const parent = isHere && asked === undefined ? commit(root, 'HEAD^1') : undefined;
  return parent ? { commit: parent, called: 'the commit before' } : { commit: left, called: ref };
}

/** Returns the content of one file at a ref. */
export const fileAt = (root: string, ref: string, file: string) => git(root, 'show', `${ref}:${file}`);

/** Returns the client's `.graphql` files at a ref. */
export const clientFilesAt = (root: string, ref: string): TextFile[] =>
  (git(root, 'ls-tree', '-r', '--name-only', '-z', ref, 'client/') ?? '')
    .split('\0')
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => ({ file, text: fileAt(root, ref, file) ?? '' }));
