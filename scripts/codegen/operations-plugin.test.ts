import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bringUpToDate, generateFiles } from '../operations/generate-files.ts';

/** A separate client, with fields that are deprecated in the schema. */
const repository = resolve(import.meta.dirname, '../..');
let root = '';
const lies = (file: string) => readFileSync(join(root, file), 'utf8');
const files = {
  'schema.graphql': `
    type Query { home(id: ID!): Home  homes: [Home!]! @deprecated(reason: "Ask for one home.") }
    type Home { id: ID! phone: String @deprecated(reason: "Use calls.") calls: Calls! }
    type Calls { number: String! tel: String @deprecated(reason: "Use number. */ alert()") }`,
  'client/graphql/local-schema.graphql': 'type Browser { id: ID! }',
  'client/card.graphql': 'fragment Card_home on Home { id phone calls { number old: tel } }',
  'client/page.graphql': 'query Page($id: ID!) { home(id: $id) { ...Card_home } homes { phone } }',
  'client/page.ts': `import type { PageQuery } from './page.generated.ts';
import type { Card_HomeFragment } from './card.generated.ts';
export const direct = (page: PageQuery) => page.home?.phone;
export const through = ({ calls }: Card_HomeFragment) => calls.old;
export const list = ({ homes }: PageQuery) => homes.map(({ phone }) => phone);
export const fine = (page: PageQuery) => page.home?.calls.number;
`,
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      module: 'esnext',
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      types: [],
    },
    include: ['client'],
  }),
};

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'deprecations-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  mkdirSync(join(root, 'mocks'));
  for (const folder of ['scripts', 'node_modules']) symlinkSync(join(repository, folder), join(root, folder));
  bringUpToDate(root, await generateFiles(root));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a field that is deprecated in the schema', () => {
  it('is deprecated in the types of operations and fragments, with its reason', () => {
    const types = lies('client/page.generated.ts');
    expect(types).toContain('/** @deprecated Use calls. */\nphone: string | null');
    expect(types).toContain('/** @deprecated Ask for one home. */\nhomes: Array<');
    expect(lies('client/card.generated.ts')).toContain(
      '/** @deprecated Use number. *\\/ alert() */\nold: string | null',
    );
  });

  it('is requested by its own name: only types contain the mark', () => {
    for (const file of ['client/page.generated.ts', 'client/card.generated.ts'])
      expect(lies(file)).not.toContain('_deprecated_here_');
  });

  it("is deprecated in the schema's types and in those of the mock", () => {
    expect(lies('client/__generated__/types.ts')).toContain('@deprecated Use calls.');
    expect(lies('mocks/__generated__/resolvers.ts')).toContain('@deprecated Use calls.');
  });

  it('is struck through in the editor where code reads it, unlike other fields', () => {
    const api = new API({ cwd: root });
    try {
      const config = join(root, 'tsconfig.json');
      const page = join(root, 'client/page.ts');
      const program = api.updateSnapshot({ openProjects: [config] }).getProject(config)?.program;
      expect(program?.getSemanticDiagnostics(page)).toEqual([]);
      const struck = program?.getSuggestionDiagnostics(page).filter(({ reportsDeprecated }) => reportsDeprecated);
      const text = files['client/page.ts'];
      expect(struck?.map(({ pos, end }) => text.slice(pos, end))).toEqual(['phone', 'old', 'homes', 'phone']);
    } finally {
      api.close();
    }
  });
});
