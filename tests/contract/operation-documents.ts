import { globSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isAbstractType,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DefinitionNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** The schema that server and mock share. */
export const schema: GraphQLSchema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** An operation of the client as it is sent: with its fragments, and with the `__typename` fields that Apollo adds. */
export interface Operation {
  name: string;
  kind: OperationDefinitionNode['operation'];
  document: DocumentNode;
  query: string;
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` to every selection set except the root. */
export const withTypenames = (document: DocumentNode): DocumentNode =>
  visit(document, {
    SelectionSet(node, _key, parent) {
      const atRoot = parent && 'kind' in parent && parent.kind === Kind.OPERATION_DEFINITION;
      const there = node.selections.some((each) => each.kind === Kind.FIELD && each.name.value === '__typename');
      return atRoot || there ? undefined : { ...node, selections: [...node.selections, typename] };
    },
  });

function definitionsOfClient(): DefinitionNode[] {
  const files = globSync('client/**/*.graphql', { exclude: (name) => name.endsWith('local-schema.graphql') });
  return files.toSorted().flatMap((file) => parse(readFileSync(file, 'utf8'), { noLocation: true }).definitions);
}

/** Returns the fragments that a definition spreads, and those that they spread. */
function fragmentsOf(root: DefinitionNode, all: ReadonlyMap<string, FragmentDefinitionNode>) {
  const found = new Map<string, FragmentDefinitionNode>();
  const follow = (definition: DefinitionNode) =>
    void visit(definition, {
      FragmentSpread({ name: { value } }) {
        const fragment = all.get(value);
        if (!fragment || found.has(value)) return;
        found.set(value, fragment);
        follow(fragment);
      },
    });
  follow(root);
  return [...found.values()];
}

/** Every operation in client/, by its name. */
export const operations: ReadonlyMap<string, Operation> = (() => {
  const definitions = definitionsOfClient();
  const fragments = new Map(
    definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each] as const] : [])),
  );
  return new Map(
    definitions.flatMap((each) => {
      if (each.kind !== Kind.OPERATION_DEFINITION || !each.name) return [];
      const parts: DocumentNode = { kind: Kind.DOCUMENT, definitions: [each, ...fragmentsOf(each, fragments)] };
      const document = withTypenames(parts);
      const name = each.name.value;
      return [[name, { name, kind: each.operation, document, query: print(document) }] as const];
    }),
  );
})();

/**
 * Returns the operation of this name.
 * @throws when the client has none
 */
export function operation(name: string): Operation {
  const found = operations.get(name);
  if (!found) throw new Error(`The client has no operation ${name}.`);
  return found;
}

/** Returns `publishListing: Invalid` and the like for each union member from which the operation selects something. */
export function requestedMembers({ document }: Operation): string[] {
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      InlineFragment({ typeCondition }) {
        const parent = types.getParentType();
        // Inside the fragment TypeInfo is already at its own type; the member is its type condition.
        if (typeCondition && parent && !isAbstractType(parent)) found.add(typeCondition.name.value);
      },
    }),
  );
  return [...found];
}
