import { posix } from 'node:path';
import { isIntrospectionType, isObjectType, Kind, NoDeprecatedCustomRule, validate, visit } from 'graphql';
import { nameOf, placeOf, type Documents, type TextFile } from './graphql-documents.ts';
import { usesOf } from './schema-usage.ts';

const IMPORT = /\bimport\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'([^']+\.generated\.ts)'/g;
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns what code imports of the generated files: `client/shared/account/login.generated.ts#useLoginMutation`. */
export function importsOf(code: readonly TextFile[]): Set<string> {
  return new Set(
    code.flatMap(({ file, text }) =>
      [...text.matchAll(IMPORT)].flatMap(([, names = '', from = '']) =>
        names
          .split(',')
          .map((name) => /^\s*(?:type\s+)?(\w+)/.exec(name)?.[1])
          .filter((name) => name !== undefined)
          .map((name) => `${posix.join(posix.dirname(file), from)}#${name}`),
      ),
    ),
  );
}

/** Returns operations sent neither by hook nor by document, and fragments that are neither spread nor imported. */
export function unusedDefinitions({ operations }: Documents, code: readonly TextFile[]): string[] {
  const imported = importsOf(code);
  const spread = new Set<string>();
  visit(operations, { FragmentSpread: ({ name }) => void spread.add(name.value) });
  return operations.definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION && node.kind !== Kind.FRAGMENT_DEFINITION) return [];
    const name = node.name?.value ?? '';
    const isFragment = node.kind === Kind.FRAGMENT_DEFINITION;
    const kind = isFragment ? 'Fragment' : pascal(node.operation);
    // Codegen converts HomeCard_listing to HomeCard_ListingFragment.
    const typed = name.split('_').map(pascal).join('_');
    const exported = isFragment
      ? [`${typed}Fragment`, `${typed}FragmentDoc`]
      : [`${typed}Document`, `use${typed}${kind}`];
    const file = node.loc?.source.name.replace(/\.graphql$/, '.generated.ts') ?? '';
    const isUsed = (isFragment && spread.has(name)) || exported.some((word) => imported.has(`${file}#${word}`));
    return isUsed ? [] : [`${placeOf(node)}  ${nameOf(node)}`];
  });
}

/** Returns the schema fields that the client never selects: `Query.draft`, `School.lat`. */
export function unrequestedFields({ schema, operations }: Documents): string[] {
  const uses = usesOf(schema, operations);
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`))
    .filter((coordinate) => !uses.has(coordinate));
}

/** Returns the uses of deprecated parts in operations, with the reasons. */
export const deprecatedUses = ({ schema, operations }: Documents): string[] =>
  validate(schema, operations, [NoDeprecatedCustomRule]).map(
    ({ message, nodes }) => `${nodes?.[0] ? placeOf(nodes[0]) : 'somewhere'}  ${message}`,
  );
