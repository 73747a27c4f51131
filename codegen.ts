import type { CodegenConfig } from '@graphql-codegen/cli';

/** Client-only cache types, not part of the public schema. */
const LOCAL = 'client/graphql/local-schema.graphql';

const shared = {
  scalars: {
    DateTimeISO: { input: 'string', output: 'string' },
    ID: { input: 'string', output: 'string' },
    NumberOrDigits: { input: 'number | string', output: 'number | string' },
    MoveDate: { input: '0 | string', output: '0 | string' },
  },
  enumsAsTypes: true,
  useTypeImports: true,
  inputMaybeValue: 'T | null | undefined',
};

const mockResolvers = {
  plugins: ['typescript', 'typescript-resolvers'],
  config: {
    ...shared,
    avoidOptionals: { field: true, query: true, mutation: true, subscription: true },
    contextType: '../world/world.ts#MockContext',
  },
};

/** Generates typed documents, hooks and the mock's types from schema.graphql and the client's operations; only reads files. */
const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  generates: {
    'client/__generated__/types.ts': { schema: LOCAL, plugins: ['typescript'], config: shared },
    'client/__generated__/possible-types.ts': {
      schema: LOCAL,
      documents: ['client/**/*.graphql', `!${LOCAL}`],
      plugins: ['./scripts/codegen/possible-types-plugin.ts'],
    },
    // Requires every root field and every field of its result: an incomplete mock does not compile.
    'mocks/__generated__/resolvers.ts': mockResolvers,
    // The operations that the server compiles: only the client's.
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

/** Generates the documents and hooks of the staff console from its own schema; they are in .gql files, apart from the site's. */
export const consoleConfig: CodegenConfig = {
  schema: 'admin.graphql',
  emitLegacyCommonJSImports: false,
  generates: {
    'mocks/__generated__/console.ts': mockResolvers,
    'client/features/admin/console.generated.ts': {
      documents: 'client/features/admin/*.gql',
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen/hooks-plugin.ts'],
      config: shared,
    },
  },
};
