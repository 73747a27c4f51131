import { getNullableType, isEnumType, isInputObjectType, isListType, type GraphQLInputType } from 'graphql';
import { schemas } from './openapi-operations.ts';
import type { Schema } from './values-from-schema.ts';

/** What fills a value: every text, the length of every list, and by name the fields that must be sound to get anywhere. */
export interface Filling {
  text: string;
  items: number;
  known: Readonly<Record<string, unknown>>;
}

const repeated = ({ items }: Filling, value: unknown) => Array.from({ length: items }, () => value);
const jsonValues = { integer: 1, number: 1, boolean: true };
const scalarValues = { Int: 1, Float: 1, Boolean: true, DateTimeISO: '2026-11-22T12:00:00.000Z' };
const simpleValues: Record<string, unknown> = { ...jsonValues, ...scalarValues };

/** Returns a value by a schema of the OpenAPI document, with every field. */
export function filledSchema(schema: Schema, filling: Filling, name = '', depth = 0): unknown {
  if (Object.hasOwn(filling.known, name)) return filling.known[name];
  if (depth > 8) return null;
  const { $ref, type, enum: members, properties = {}, items = {} } = schema;
  const below = (part: Schema, field = '') => filledSchema(part, filling, field, depth + 1);
  const [either] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  const followed = $ref ? schemas[$ref.split('/').at(-1) ?? ''] : either;
  if (followed) return below(followed);
  if ('const' in schema) return schema.const;
  if (members) return members[0];
  const [kind = ''] = [type].flat();
  if (kind === 'array') return repeated(filling, below(items));
  if (kind !== 'object') return simpleValues[kind] ?? filling.text;
  return Object.fromEntries(Object.entries(properties).map(([field, part]) => [field, below(part, field)]));
}

/** Returns a value of a GraphQL input type, with every field. */
export function filledType(type: GraphQLInputType, filling: Filling, name = ''): unknown {
  const bare = getNullableType(type);
  if (Object.hasOwn(filling.known, name)) return filling.known[name];
  if (isListType(bare)) return repeated(filling, filledType(bare.ofType, filling));
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (!isInputObjectType(bare)) return simpleValues[bare.name] ?? filling.text;
  const fields = Object.values(bare.getFields());
  return Object.fromEntries(fields.map((field) => [field.name, filledType(field.type, filling, field.name)]));
}
