import { describe, expect, it } from 'vitest';
import { readDocuments, type TextFile } from './graphql-documents.ts';
import { deprecatedUses, importsOf, unrequestedFields, unusedDefinitions } from './unused-operations.ts';

const sdl = `
  type Query { home(id: ID!, site: String @deprecated(reason: "One site.")): Home }
  type Mutation { ask(id: ID!): Boolean }
  type Home { id: ID! phone: String @deprecated(reason: "Use calls.") calls: [Call!]! }
  type Call { number: String! }`;
const file = (name: string, text: string): TextFile => ({ file: name, text });
const page = 'query Page($id: ID!) {\n  home(id: $id) {\n    ...Card_home\n  }\n}\n';
const card = 'fragment Card_home on Home {\n  id\n  phone\n}\n';
const home = [file('client/home/page.graphql', page), file('client/home/card.graphql', card)];
const unused = (code: TextFile[], more: TextFile[] = []) =>
  unusedDefinitions(readDocuments(sdl, [...home, ...more]), code);

describe('an import of generated files', () => {
  it('is found in every folder, including types and renamed imports', () => {
    const code = [
      file('client/home/page.tsx', "import { usePageQuery, type PageQuery as Q } from './page.generated.ts';"),
      file('client/a/b.ts', "import type {\n  Card_HomeFragment,\n} from '../home/card.generated.ts';"),
      file('client/a/c.ts', "import { Card_HomeFragment } from './card.ts';"),
    ];
    expect([...importsOf(code)]).toEqual([
      'client/home/page.generated.ts#usePageQuery',
      'client/home/page.generated.ts#PageQuery',
      'client/home/card.generated.ts#Card_HomeFragment',
    ]);
  });
});

describe('an operation', () => {
  it('that no code imports is reported with its location, even if its type is imported', () => {
    const lines = ['client/home/page.graphql:1  query Page'];
    expect(unused([])).toEqual(lines);
    expect(unused([file('client/home/p.ts', "import type { PageQuery } from './page.generated.ts';")])).toEqual(lines);
  });

  it.each(['usePageQuery', 'PageDocument'])('is used by its %s', (name) => {
    expect(unused([file('client/home/p.ts', `import { ${name} } from './page.generated.ts';`)])).toEqual([]);
  });

  it('is distinct from one of the same name in another file', () => {
    expect(
      unused([file('client/home/p.ts', "import { PageDocument } from './other/page.generated.ts';")]),
    ).toHaveLength(1);
  });
});

describe('a fragment', () => {
  const sent = file('client/home/p.ts', "import { PageDocument } from './page.generated.ts';");
  const contact = file('client/home/contact.graphql', 'fragment contact on Home {\n  id\n}\n');

  it('that is neither spread nor imported is reported', () => {
    expect(unused([sent], [contact])).toEqual(['client/home/contact.graphql:1  fragment contact']);
  });

  it.each(['type ContactFragment', 'ContactFragmentDoc'])('is used by its %s', (name) => {
    const code = file('client/home/c.ts', `import { ${name} } from './contact.generated.ts';`);
    expect(unused([sent, code], [contact])).toEqual([]);
  });
});

describe('the schema', () => {
  it('has fields that no operation selects', () => {
    expect(unrequestedFields(readDocuments(sdl, home))).toEqual(['Mutation.ask', 'Home.calls', 'Call.number']);
  });

  it('has deprecated fields and arguments that are still used, with location and reason', () => {
    const old = file('client/old.graphql', 'query Old {\n  home(id: 1, site: "cr") {\n    id\n  }\n}\n');
    expect(deprecatedUses(readDocuments(sdl, [...home, old]))).toEqual([
      'client/home/card.graphql:3  The field Home.phone is deprecated. Use calls.',
      'client/old.graphql:2  Field "Query.home" argument "site" is deprecated. One site.',
    ]);
  });
});
