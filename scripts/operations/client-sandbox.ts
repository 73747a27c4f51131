import { disableFragmentWarnings } from '@apollo/client';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf, type TextFile } from './graphql-documents.ts';
import { bringUpToDate, generateFiles } from './generate-files.ts';

const isProduct = (file: string) => !/\.(test|gallery|fixture)\.tsx?$/.test(file);

/** The client alone, without its tests, in a folder where it may be broken to see what the compiler says. */
export class ClientSandbox {
  readonly folder = mkdtempSync(join(tmpdir(), 'client-copy-'));
  readonly #documents: TextFile[];

  constructor(root: string) {
    // the same fragment is generated many times over
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

  /** Generates from changed documents. @returns what was generated for them. */
  async generate(change: (document: TextFile) => string): Promise<TextFile[]> {
    this.write(this.#documents.map((document) => ({ file: document.file, text: change(document) })));
    const fresh = await generateFiles(this.folder, true);
    bringUpToDate(this.folder, fresh);
    return fresh;
  }

  /** The compiler's errors, one a string. */
  async errors(): Promise<string[]> {
    // one checker: each more one reads the whole client's types anew, and other checks want the cores
    const words = '-p . --pretty false --checkers 1 --incremental --tsBuildInfoFile tsbuildinfo'.split(' ');
    const options = { cwd: this.folder, maxBuffer: 2 ** 26 };
    const said = await new Promise<string>((done) => {
      execFile(join(this.folder, 'node_modules/.bin/tsc'), words, options, (_, out) => done(out));
    });
    // an error goes on as long as its lines are indented
    return said.split(/\n(?! )/).filter((line) => line !== '');
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
