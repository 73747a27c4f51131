import { InMemoryCache } from '@apollo/client/cache';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, visit, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { operationKey } from '../../server/graphql/operation-key.ts';

/** A codegen plugin: keys and names of the operations as Apollo Client sends them; the server compiles only these. */
export const plugin: PluginFunction = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter((node) => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const cache = new InMemoryCache();
  const lines = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const sent = [operation, ...spreadIn(operation, fragments)];
      const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: sent };
      return `  ['${operationKey(cache.transformDocument(document))}', '${operation.name?.value ?? ''}'],`;
    });
  return [
    '/** The names of the client’s operations by their keys (operation-key.ts). */',
    'export const clientOperations: ReadonlyMap<string, string> = new Map([',
    ...lines.toSorted((a, b) => (a.split(', ')[1] ?? '').localeCompare(b.split(', ')[1] ?? '')),
    ']);',
  ].join('\n');
};

/** Returns every fragment that an operation spreads, directly or indirectly, once. */
function spreadIn(
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): FragmentDefinitionNode[] {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return [...found];
}
