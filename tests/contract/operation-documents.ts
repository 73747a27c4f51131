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

/** The contract of server and mock. */
export const schema: GraphQLSchema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** An operation of the client as it is sent: with its fragments, and with the names of types, as Apollo asks for them. */
export interface Operation {
  name: string;
  kind: OperationDefinitionNode['operation'];
  document: DocumentNode;
  query: string;
}

const typename: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

/** Adds `__typename` wherever fields are selected, but at the root. */
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

/** The fragments that a definition spreads, and those that they spread. */
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

/** The operation of this name. @throws when the client has none */
export function operation(name: string): Operation {
  const found = operations.get(name);
  if (!found) throw new Error(`The client has no operation ${name}.`);
  return found;
}

/** `publishListing: Invalid` for each member of a union that the operation asks something of. */
export function requestedMembers({ document }: Operation): string[] {
  const types = new TypeInfo(schema);
  const found = new Set<string>();
  visit(
    document,
    visitWithTypeInfo(types, {
      InlineFragment({ typeCondition }) {
        const parent = types.getParentType();
        // Inside the fragment TypeInfo stands at its own type already; the member is its condition.
        if (typeCondition && parent && !isAbstractType(parent)) found.add(typeCondition.name.value);
      },
    }),
  );
  return [...found];
}
