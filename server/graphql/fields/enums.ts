import { registerEnumType } from 'type-graphql';

/** Declares a GraphQL enum of these names. @returns the object that stands for it in fields. */
export function namedEnum<Name extends string>(name: string, description: string, values: readonly Name[]) {
  const byName = Object.fromEntries(values.map((value) => [value, value])) as { [N in Name]: N };
  registerEnumType(byName, { name, description });
  return byName;
}

/** Declares a GraphQL enum whose values have descriptions. @returns the object that stands for it in fields. */
export function describedEnum<Name extends string>(
  name: string,
  description: string,
  descriptions: Readonly<Record<Name, string>>,
) {
  const entries = Object.entries<string>(descriptions);
  const byName = Object.fromEntries(entries.map(([value]) => [value, value])) as { [N in Name]: N };
  const valuesConfig = Object.fromEntries(entries.map(([value, text]) => [value, { description: text }]));
  registerEnumType(byName, { name, description, valuesConfig: valuesConfig as Record<Name, { description: string }> });
  return byName;
}
