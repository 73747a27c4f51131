import type { CodegenConfig } from '@graphql-codegen/cli';

const shared = {
  scalars: { DateTimeISO: { input: 'string', output: 'string' }, ID: { input: 'string', output: 'string' } },
  enumsAsTypes: true,
  useTypeImports: true,
  inputMaybeValue: 'T | null | undefined',
};

/** schema.graphql and the client's operations -> typed documents and hooks; reads files only. */
const config: CodegenConfig = {
  schema: ['schema.graphql', 'client/apollo/local-schema.graphql'],
  documents: ['client/**/*.graphql', '!client/apollo/local-schema.graphql'],
  ignoreNoDocuments: true,
  emitLegacyCommonJSImports: false,
  generates: {
    'client/__generated__/types.ts': { plugins: ['typescript'], config: shared },
    'client/__generated__/possible-types.ts': { plugins: ['fragment-matcher'], config: shared },
    'client/': {
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts', baseTypesPath: '__generated__/types.ts', importTypesNamespace: 'T' },
      plugins: ['typescript-operations', 'typed-document-node', './scripts/codegen-hooks.ts'],
      config: shared,
    },
  },
};
export default config;
