import type { CodegenConfig } from '@graphql-codegen/cli';

/** What the browser keeps for itself: types of the cache, no part of the contract. */
const LOCAL = 'client/graphql/local-schema.graphql';

const shared = {
  scalars: { DateTimeISO: { input: 'string', output: 'string' }, ID: { input: 'string', output: 'string' } },
  enumsAsTypes: true,
  useTypeImports: true,
  inputMaybeValue: 'T | null | undefined',
};

/** schema.graphql and the client's operations -> typed documents, hooks, and the types of the mock; reads files only. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  generates: {
    'client/__generated__/types.ts': { schema: LOCAL, plugins: ['typescript'], config: shared },
    'client/__generated__/possible-types.ts': { schema: LOCAL, plugins: ['fragment-matcher'], config: shared },
    // Every root field is demanded, and every field of what it answers: a mock that lacks one does not compile.
    'mocks/__generated__/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        avoidOptionals: { field: true, query: true, mutation: true, subscription: true },
        contextType: '../world/world.ts#MockContext',
      },
    },
    // What the server compiles: the client's operations and no others.
    'server/graphql/__generated__/client-operations.ts': {
      schema: LOCAL,
      documents: ['client/**/*.graphql', `!${LOCAL}`],
      plugins: ['./scripts/codegen/manifest-plugin.ts'],
    },
    'client/': {
      schema: LOCAL,
      documents: ['client/**/*.graphql', `!${LOCAL}`],
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: '__generated__/types.ts', importTypesNamespace: 'T' },
      plugins: ['./scripts/codegen/operations-plugin.ts', 'typed-document-node', './scripts/codegen/hooks-plugin.ts'],
      config: shared,
    },
  },
};
export default config;
