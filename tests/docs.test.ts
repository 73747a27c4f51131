import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };
import { operatorCommands } from '../scripts/operator-commands.ts';

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)))
  .map((file) => ({ file, text: /\.(tsx?|mjs|css|graphql|html|md|ya?ml|env)$/.test(file) ? read(file) : '' }));
const markdown = tracked.filter(({ file }) => file.endsWith('.md'));

/** Returns 'file: citation' of each citation in the repository that the documentation does not explain. */
const unresolved = (citation: RegExp, known: Set<string>) =>
  tracked.flatMap(({ file, text }) =>
    [...text.matchAll(citation)].filter(([, id = '']) => !known.has(id)).map(([, id = '']) => `${file}: ${id}`),
  );

it('explains each cited requirement in docs/requirements.md', () => {
  const known = new Set(read('docs/requirements.md').match(/(?<=^- \*\*)(?:K\d\d|§\d)(?=\*\* )/gm));
  expect(known.size).toBeGreaterThan(50);
  expect(unresolved(/(?<![\w.])(K\d\d|§\d)(?!\w)/g, known)).toEqual([]);
});

it('has a record for each cited ADR', () => {
  const known = new Set(
    readdirSync(join(root, 'docs/adr')).flatMap((file) => [file.slice(0, 4), String(Number(file.slice(0, 4)))]),
  );
  expect(unresolved(/\bADR (\d+)/g, known)).toEqual([]);
});

it('has each document that code cites', () => {
  const documents = new Set(markdown.map(({ file }) => file));
  expect(unresolved(/(?<![\w/.])(docs\/[\w/-]+\.md)\b/g, documents)).toEqual([]);
});

it('resolves each relative link of a Markdown file', () => {
  const broken = markdown.flatMap(({ file, text }) =>
    [...text.replace(/^```.*?^```$/gms, '').matchAll(/\]\(([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^\w+:/.test(target) && !existsSync(resolve(root, dirname(file), target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(broken).toEqual([]);
});

it('keeps the README short and narrow, and the list of changes short', () => {
  const lines = read('README.md').trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(lines.filter((line) => line.length > 160)).toEqual([]);
  expect(read('docs/changing.md').trimEnd().split('\n').length).toBeLessThanOrEqual(250);
});

it('has no table cell over 200 characters', () => {
  const long = markdown
    .filter(({ file }) => /^(README|CONTRIBUTING)\.md$|^docs\//.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^\|.*\|$/gm)]
        .flatMap(([row]) => row.split(/(?<!\\)\|/))
        .map((cell) => cell.trim())
        .filter((cell) => cell.length > 200)
        .map((cell) => `${file}: ${cell.slice(0, 60)}…`),
    );
  expect(long).toEqual([]);
});

it('names in each change at least one file or command, and only names that code has', () => {
  const changes = read('docs/changing.md').split(/^### /m).slice(1);
  expect(
    changes.filter((change) => !/`[\w-]+\/|`\*\.\w|`npm run /.test(change)).map((change) => change.split('\n')[0]),
  ).toEqual([]);
  const code = tracked
    .filter(({ file }) => /\.tsx?$/.test(file))
    .map(({ text }) => text)
    .join('\n');
  const names = [...changes.join('').matchAll(/`#?([A-Za-z]\w+(?:\.[a-z]\w+)?)`/g)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(
    names.filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(code) && !tracked.some(({ file }) => file.endsWith(`/${name}`)),
    ),
  ).toEqual([]);
});

/** Returns the names in backticks in the first column of a document's tables. */
const firstColumn = (file: string) =>
  [...read(file).matchAll(/^\| (`.+?`) +\| /gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  );

it('documents each environment variable of the server, and no other', () => {
  const source = read('server/env.ts');
  const schema = source.slice(source.indexOf('z.object('));
  const variables = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(([, name = '']) => name);
  expect(firstColumn('docs/configuration.md').toSorted()).toEqual(
    variables.filter((name) => name !== 'NODE_ENV').toSorted(),
  );
});

it('documents each script of package.json, and no other', () => {
  const scripts = firstColumn('docs/commands.md').flatMap(
    (command) => /^npm (?:run )?([\w:]+)/.exec(command)?.[1] ?? [],
  );
  expect([...new Set(scripts)].toSorted()).toEqual(Object.keys(packageJson.scripts).toSorted());
});

it('documents each command of the operator, and has its file', () => {
  const documented = firstColumn('docs/commands.md').flatMap((text) => /^npm run op -- ([\w-]+)/.exec(text)?.[1] ?? []);
  const names = Object.keys(operatorCommands).toSorted();
  expect(documented.toSorted()).toEqual(names);
  const files = readdirSync(join(root, 'server/commands')).flatMap((file) => /^([\w-]+)\.ts$/.exec(file)?.[1] ?? []);
  expect(files.toSorted()).toEqual(names);
});

it('has each npm script and each command of the operator that a text or a message names', () => {
  const exists = (script: string, command: string | undefined) =>
    Object.hasOwn(packageJson.scripts, script) &&
    (script !== 'op' || command === undefined || command === 'NAME' || Object.hasOwn(operatorCommands, command));
  const wrong = tracked.flatMap(({ file, text }) => {
    const current = file === 'CHANGELOG.md' ? text.replace(/^### Removed$.*?(?=^##)/gms, '') : text;
    // A comment may break the line within a command.
    const mentions = current.matchAll(
      /\bnpm(?:\s+\*)?\s+run(?:\s+\*)?\s+(?:--silent\s+)?([a-z]\w*(?::\w+)*)(?: -- ([\w-]+))?/g,
    );
    return [...mentions]
      .filter(([, script = '', command]) => !exists(script, command))
      .map(([mention]) => `${file}: ${mention}`);
  });
  expect(wrong).toEqual([]);
});

it('names only files that exist, in documents and in comments', () => {
  const names = new Set(
    tracked.flatMap(({ file }) => file.split('/').map((_, from, all) => all.slice(from).join('/'))),
  );
  const inMarkdown =
    /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css)|(?:client|server|domain|mocks|tests|scripts|bench)\/[\w./-]*)`/g;
  const inComments = /^ *(?:\/\/|\/?\*).*?(?<![\w/.<*-])((?:[\w-]+\/)*[\w-][\w.-]*\.(?:tsx?|css))\b/gm;
  const gone = tracked.flatMap(({ file, text }) => {
    const isCode = /\.tsx?$/.test(file);
    const prose = file.endsWith('.md') ? text.replace(/^```.*?^```$/gms, '') : isCode ? text : '';
    return [...prose.matchAll(isCode ? inComments : inMarkdown)]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('x.') && !names.has(path) && !existsSync(join(root, path)))
      .map((path) => `${file}: ${path}`);
  });
  expect(gone).toEqual([]);
});
