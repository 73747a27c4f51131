import { disableFragmentWarnings } from '@apollo/client';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, type TextFile } from './graphql-documents.ts';
import { bringUpToDate, generateFiles } from './generate-files.ts';

const isProduct = (file: string) => !/\.(test|gallery|fixture)\.tsx?$/.test(file);

/** A copy of the client, without its tests, in which changes are tested with the compiler. */
export class ClientSandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'client-copy-'));
  readonly #documents: TextFile[];

  constructor(root: string) {
    // the same fragment is generated many times
    disableFragmentWarnings();
    for (const part of ['client', 'domain'])
      cpSync(join(root, part), join(this.folder, part), { recursive: true, filter: isProduct });
    for (const part of ['scripts', 'node_modules']) symlinkSync(join(root, part), join(this.folder, part));
    cpSync(join(root, 'schema.graphql'), join(this.folder, 'schema.graphql'));
    const tsconfig = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8')) as object;
    this.write([{ file: 'tsconfig.json', text: JSON.stringify({ ...tsconfig, include: ['client'] }) }]);
    this.#documents = filesOf(root, 'client/**/*.graphql');
  }

  write(files: readonly TextFile[]): void {
    for (const { file, text } of files) writeFileSync(join(this.folder, file), text);
  }

  /** Generates from changed documents; resolves with the generated files. */
  async generate(change: (document: TextFile) => string): Promise<TextFile[]> {
    this.write(this.#documents.map((document) => ({ file: document.file, text: change(document) })));
    const fresh = await generateFiles(this.folder, true);
    bringUpToDate(this.folder, fresh);
    return fresh;
  }

  /** Returns the compiler's errors, one per string. */
  async errors(): Promise<string[]> {
    // one checker: each additional one reads all of the client's types again, and other checks need the cores
    const words = '-p . --pretty false --checkers 1 --incremental --tsBuildInfoFile tsbuildinfo'.split(' ');
    const options = { cwd: this.folder, maxBuffer: 2 ** 26 };
    const said = await new Promise<string>((done) => {
      execFile(join(this.folder, 'node_modules/.bin/tsc'), words, options, (_, out) => done(out));
    });
    // the indented lines after an error belong to it
    return said.split(/\n(?! )/).filter((line) => line !== '');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
