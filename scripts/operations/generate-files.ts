import { generate } from '@graphql-codegen/cli';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import config from '../../codegen.ts';
import { brandStyles } from '../../domain/brands/themes.ts';
import type { TextFile } from './graphql-documents.ts';

/**
 * Runs the generator over a folder that is laid out as this one; writes nothing.
 * @param loosely lets documents pass that are no good operations, as long as types can be written for them.
 * @throws when a document is wrong.
 */
export async function generateFiles(cwd: string, loosely = false): Promise<TextFile[]> {
  const settings = { ...config, cwd, silent: true, config: { skipDocumentsValidation: loosely } };
  const files: { filename: string; content: string }[] = await generate(settings, false);
  return [
    ...files.map(({ filename, content }) => ({ file: filename.replace(`${cwd}/`, ''), text: content })),
    { file: 'client/__generated__/brands.css', text: brandStyles() },
  ];
}

/** What lies there and is not what its sources say, or has no source any more. */
export function staleFiles(cwd: string, fresh: readonly TextFile[]): { changed: TextFile[]; orphaned: string[] } {
  const known = new Set(fresh.map(({ file }) => file));
  const lies = ({ file }: TextFile) => existsSync(join(cwd, file)) && readFileSync(join(cwd, file), 'utf8');
  return {
    changed: fresh.filter((file) => lies(file) !== file.text),
    orphaned: globSync('{client,mocks,server}/**/{*.generated.ts,__generated__/*.{ts,css}}', { cwd }).filter(
      (file) => !known.has(file),
    ),
  };
}

/** Makes the folder what its sources say. @returns the files that it touched. */
export function bringUpToDate(cwd: string, fresh: readonly TextFile[]): string[] {
  const { changed, orphaned } = staleFiles(cwd, fresh);
  for (const { file, text } of changed) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  for (const file of orphaned) rmSync(join(cwd, file));
  return [...changed.map(({ file }) => file), ...orphaned];
}
