import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, Kind, visit } from 'graphql';

/**
 * A codegen plugin: the members of the unions on which the client's fragments are defined. The cache compares every
 * other fragment by its type's own name, and the list of all unions would be in every page's first script.
 */
export const plugin: PluginFunction = (schema, files) => {
  const conditions = new Set<string>();
  for (const { document } of files)
    if (document)
      visit(document, {
        [Kind.FRAGMENT_DEFINITION]: (node) => void conditions.add(node.typeCondition.name.value),
        [Kind.INLINE_FRAGMENT]: (node) => void (node.typeCondition && conditions.add(node.typeCondition.name.value)),
      });
  const members = [...conditions].toSorted().flatMap((name) => {
    const type = schema.getType(name);
    return isAbstractType(type)
      ? [
          [
            name,
            schema
              .getPossibleTypes(type)
              .map((one) => one.name)
              .toSorted(),
          ],
        ]
      : [];
  });
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(members), null, 2)};\n`;
};
