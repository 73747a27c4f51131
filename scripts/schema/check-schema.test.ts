import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { schemaCheck } from './check-schema.ts';

/** Creates a separate repository for each test: a contract, a client, a main branch. */
let root = '';
const git = (...words: string[]) => execFileSync('git', words, { cwd: root, stdio: 'pipe' }).toString().trim();

function write(files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const commit = (why: string) => {
  git('add', '-A');
  git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '-qm', why);
};

const contract = (home: string, more = '') => `
  type Query { home(id: ID!): Home find(filter: Filter): [Home!]! }
  type Home { id: ID! name: String! ${home} }
  input Filter { budget: Int }
  ${more}`;
const homePage = (fields: string) => `query HomePage($id: ID!) {\n  home(id: $id) {\n    id\n    ${fields}\n  }\n}\n`;
const output = (ref?: string) => schemaCheck(root, ref).says.join('\n');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'schema-check-'));
  git('init', '-q', '-b', 'main');
  write({
    'schema.graphql': contract('phone: String'),
    'client/home/page.graphql': homePage('phone'),
    'client/find.graphql': 'query Find($filter: Filter) {\n  find(filter: $filter) {\n    id\n  }\n}\n',
  });
  commit('A home');
  write({ README: 'Something else.' });
  commit('Something else');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('a removed field', () => {
  it('is rejected, with the operations that use it and their locations', () => {
    write({ 'schema.graphql': contract('') });
    expect(schemaCheck(root).good).toBe(false);
    expect(output()).toContain('  ✗ Home.phone was removed.\n      client/home/page.graphql:4  query HomePage');
  });

  it('is rejected when its operations changed in the same branch, because pages loaded earlier are still open', () => {
    write({ 'schema.graphql': contract(''), 'client/home/page.graphql': homePage('name') });
    expect(schemaCheck(root).good).toBe(false);
    expect(output()).toContain('client/home/page.graphql:4  query HomePage (on main)');
  });

  it('is rejected when it is unused but was not deprecated first', () => {
    write({ 'schema.graphql': contract('phone: String'), 'client/home/page.graphql': homePage('name') });
    commit('Nobody calls');
    write({ 'schema.graphql': contract('') });
    expect(schemaCheck(root).good).toBe(false);
    expect(output()).toContain('it was not deprecated: deprecate it first');
  });

  it('is accepted when it was deprecated and is unused', () => {
    write({
      'schema.graphql': contract('phone: String @deprecated(reason: "Use calls.")'),
      'client/home/page.graphql': homePage('name'),
    });
    expect(output()).toContain('Newly deprecated:\n  ~ Home.phone: Use calls.');
    commit('Nobody should call');
    write({ 'schema.graphql': contract('') });
    expect(schemaCheck(root)).toMatchObject({ good: true });
    expect(output()).toContain('  ✓ Home.phone was removed.');
  });

  it('is rejected while it is deprecated and still used', () => {
    write({ 'schema.graphql': contract('phone: String @deprecated(reason: "Use calls.")') });
    commit('Nobody should call');
    write({ 'schema.graphql': contract('') });
    expect(schemaCheck(root).good).toBe(false);
  });

  it('is accepted when CHANGELOG.md announces it among the unreleased removals, and only there', () => {
    write({ 'schema.graphql': contract(''), 'client/home/page.graphql': homePage('name') });
    const announce = (unreleased: string, released: string) =>
      write({ 'CHANGELOG.md': `# Changes\n\n## Unreleased\n\n${unreleased}\n\n## 1.0\n\n${released}\n` });
    const removal = '### Removed\n\n- GraphQL: `Home.phone`.';
    announce('### Added\n\n- `Home.phone` is gone.', removal);
    expect(schemaCheck(root).good).toBe(false);
    announce(`${removal}\n\n### Added\n\n- More.`, '');
    expect(schemaCheck(root).good).toBe(true);
    expect(output()).toContain('  ✓ Home.phone was removed.');
    announce('### Removed\n\n| before | now |\n| --- | --- |\n| `Home.tel` | `Home.phone` |', '');
    expect(schemaCheck(root).good).toBe(false);
    announce('### Removed\n\n| before | now |\n| --- | --- |\n| `Home.phone` | `Home.tel` |', '');
    expect(schemaCheck(root).good).toBe(true);
  });

  it('is accepted together with its type', () => {
    const calls = 'type Calls { number: String! day: Day! } enum Day { monday }';
    write({ 'schema.graphql': contract('phone: String calls: Calls @deprecated(reason: "No more calls.")', calls) });
    commit('Calls');
    write({ 'schema.graphql': contract('phone: String') });
    expect(schemaCheck(root).says.filter((line) => line.includes('✓'))).toHaveLength(3);
  });
});

describe('other changes', () => {
  it('rejects a field that becomes nullable, with the operations that read it', () => {
    write({ 'schema.graphql': contract('phone: String').replace('name: String!', 'name: String') });
    write({ 'client/home/page.graphql': homePage('name') });
    expect(output()).toContain(
      'Home.name changed type from String! to String.\n      client/home/page.graphql:4  query HomePage',
    );
  });

  it('rejects a new required input field, with the operations that send it', () => {
    write({ 'schema.graphql': contract('phone: String').replace('budget: Int', 'budget: Int site: ID!') });
    expect(schemaCheck(root).good).toBe(false);
    expect(output()).toContain('client/find.graphql:1  query Find');
  });

  it('rejects a new required argument, even after a deprecation', () => {
    write({ 'schema.graphql': contract('phone: String').replace('home(id: ID!)', 'home(id: ID!, site: ID!)') });
    expect(output()).toContain('A required arg site on Query.home was added.\n      client/home/page.graphql:2');
  });

  it('lists additions and accepts them', () => {
    write({ 'schema.graphql': contract('phone: String year: Int lease: Lease', 'type Lease { months: Int! }') });
    expect(schemaCheck(root).good).toBe(true);
    expect(output()).toMatch(/New:\n {2}\+ Home\.year\n {2}\+ Home\.lease\n {2}\+ Lease$/);
  });

  it('reports a new optional input field as an addition', () => {
    write({ 'schema.graphql': contract('phone: String').replace('budget: Int', 'budget: Int site: ID') });
    expect(schemaCheck(root).good).toBe(true);
    expect(output()).toContain('! An optional field site on input type Filter was added.');
  });
});

describe('the base of the comparison', () => {
  it('is the merge base with main, whatever main has committed since', () => {
    git('checkout', '-qb', 'mine');
    git('checkout', '-q', 'main');
    write({ 'schema.graphql': contract('phone: String year: Int') });
    commit('A year');
    git('checkout', '-q', 'mine');
    expect(schemaCheck(root)).toMatchObject({ good: true });
    expect(output()).toContain('the same');
  });

  it('is the previous commit on a main without uncommitted changes', () => {
    write({ 'schema.graphql': contract('') });
    commit('No more calls');
    expect(schemaCheck(root).good).toBe(false);
    expect(output()).toContain('the commit before');
  });

  it('is origin/main of a clone rather than its local main', () => {
    const origin = root;
    root = mkdtempSync(join(tmpdir(), 'schema-check-'));
    execFileSync('git', ['clone', '-q', origin, root], { stdio: 'pipe' });
    write({ 'schema.graphql': contract('') });
    expect(output()).toContain('against origin/main');
    rmSync(origin, { recursive: true });
  });

  it('is the requested ref, which must exist', () => {
    expect(output('HEAD~1')).toContain('against HEAD~1');
    expect(schemaCheck(root, 'nowhere')).toEqual({ good: false, says: ['There is no nowhere here.'] });
  });

  it('is nothing where there is no main branch, and reports it', () => {
    git('branch', '-m', 'mine');
    expect(schemaCheck(root).good).toBe(true);
    expect(output()).toContain('neither origin/main nor main');
  });

  it('is nothing where there is no git repository', () => {
    rmSync(join(root, '.git'), { recursive: true });
    expect(output()).toContain('neither origin/main nor main');
  });
});
