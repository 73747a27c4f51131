import { generate } from '@graphql-codegen/cli';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import config, { consoleConfig } from '../../codegen.ts';
import { brandStyles } from '../../domain/brands/themes.ts';
import type { TextFile } from './graphql-documents.ts';

/** Returns the files generated for a folder; throws for an invalid document, unless `loosely` can make types of it. */
export async function generateFiles(cwd: string, loosely = false): Promise<TextFile[]> {
  const more = { cwd, silent: true, config: { skipDocumentsValidation: loosely } };
  const files: { filename: string; content: string }[] = await generate({ ...config, ...more }, false);
  if (existsSync(join(cwd, 'admin.graphql'))) files.push(...(await generate({ ...consoleConfig, ...more }, false)));
  return [
    ...files.map(({ filename, content }) => ({ file: filename.replace(`${cwd}/`, ''), text: content })),
    { file: 'client/__generated__/brands.css', text: brandStyles() },
  ];
}

/** Returns the files whose content differs from the generated one, and those that have no source any more. */
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

/** Updates the folder to match its sources; returns the changed files. */
export function bringUpToDate(cwd: string, fresh: readonly TextFile[]): string[] {
  const { changed, orphaned } = staleFiles(cwd, fresh);
  for (const { file, text } of changed) {
    mkdirSync(dirname(join(cwd, file)), { recursive: true });
    writeFileSync(join(cwd, file), text);
  }
  for (const file of orphaned) rmSync(join(cwd, file));
  return [...changed.map(({ file }) => file), ...orphaned];
}
