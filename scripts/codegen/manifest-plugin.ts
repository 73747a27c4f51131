import { InMemoryCache } from '@apollo/client/cache';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { Kind, visit, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import { operationKey } from '../../server/graphql/operation-key.ts';

/**
 * A codegen plugin: the keys of the client's operations as Apollo Client sends them, with `__typename` everywhere, and
 * their names. The server compiles only these queries, and counts only these operations by name.
 */
export const plugin: PluginFunction = (_schema, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const cache = new InMemoryCache();
  const lines = definitions
    .filter((node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const document: DocumentNode = {
        kind: Kind.DOCUMENT,
        definitions: [operation, ...spreadIn(operation, fragments)],
      };
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
