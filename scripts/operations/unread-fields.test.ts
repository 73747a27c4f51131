import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreadSelections } from './unread-fields.ts';

/** A client that reads some of its selected fields, in all the ways in which code can. */
const repository = resolve(import.meta.dirname, '../..');
let root = '';
const files = {
  'schema.graphql': `
    type Query { home(id: ID!): Home near: [Home!]! }
    type Mutation { ask(id: ID!): Asked }
    union Asked = Sent | Refused
    type Sent { ok: Boolean! by: Home }
    type Refused { message: String! why: String! }
    type Home { id: ID! name: String! city: String! state: String! rent: Int! type: String owner: Owner }
    type Owner { id: ID! name: String! phone: String! }`,
  'client/graphql/local-schema.graphql': 'extend type Home { seen: Boolean! }',
  'client/card.graphql': 'fragment Card_home on Home { id name state type seen }',
  'client/page.graphql': `query Page($id: ID!) {
  home(id: $id) {
    ...Card_home
    city
    rent
    owner {
      name
      phone
    }
  }
  near {
    name
    city
  }
}`,
  'client/ask.graphql': `mutation Ask($id: ID!) {
  ask(id: $id) {
    ... on Sent { ok by { name } }
    ... on Refused { message why }
  }
}`,
  'client/page.ts': `import type { PageQuery } from './page.generated.ts';
import type { Card_HomeFragment } from './card.generated.ts';
import type { AskMutation } from './ask.generated.ts';
const shout = ({ state }: { state: string }) => state;
export const card = (home: Card_HomeFragment) => [home.name, shout(home)];
export const line = ({ home }: PageQuery) => home && \`\${home.city}\` + card(home).join();
export const near = ({ near }: PageQuery) => near.map(({ name }) => name);
export const told = (answer: NonNullable<AskMutation['ask']>) => 'message' in answer;
`,
  'client/page.test.ts': `import type { PageQuery } from './page.generated.ts';
export const rent = (page: PageQuery) => page.home?.rent;
`,
  'domain/nothing.ts': 'export const nothing = 0;\n',
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
  }),
};

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'unread-test-'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  for (const folder of ['scripts', 'node_modules']) symlinkSync(join(repository, folder), join(root, folder));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('reports selections that no code reads: by name, in a fragment, with all subfields, and those that only a test reads', async () => {
  const unread = await unreadSelections(root);
  expect(unread.map(({ at, path }) => `${at} ${path}`)).toEqual([
    'client/ask.graphql:3 Ask.ask.by',
    'client/ask.graphql:3 Ask.ask.by.name',
    'client/ask.graphql:3 Ask.ask.ok',
    'client/ask.graphql:4 Ask.ask.why',
    'client/card.graphql:1 Card_home.type',
    'client/page.graphql:6 Page.home.owner',
    'client/page.graphql:7 Page.home.owner.name',
    'client/page.graphql:8 Page.home.owner.phone',
    'client/page.graphql:5 Page.home.rent',
    'client/page.graphql:13 Page.near.city',
  ]);
}, 240_000);
