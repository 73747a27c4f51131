import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { isAbstractType, Kind, visit } from 'graphql';

/** A codegen plugin: the members of the unions of the client's fragments only, since every page loads the list. */
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
    if (!isAbstractType(type)) return [];
    const possible = schema.getPossibleTypes(type).map((one) => one.name);
    return [[name, possible.toSorted()] as const];
  });
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(Object.fromEntries(members), null, 2)};\n`;
};
