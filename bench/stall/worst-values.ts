import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  type GraphQLInputField,
  type GraphQLInputType,
} from 'graphql';
import type { Schema } from '../../tests/api/fuzz/values-from-schema.ts';
import { schemas } from '../../tests/api/fuzz/openapi-operations.ts';

/** What fills every field of a body. */
export interface Filling {
  text: string;
  /** The length of every list. */
  items: number;
  /** Values of fields that must be sound for a request to get anywhere, by name. */
  known: Readonly<Record<string, unknown>>;
}

const list = <Value>({ items }: Filling, value: Value): Value[] => Array.from({ length: items }, () => value);

/** Returns a value by a schema of the OpenAPI document. */
export function valueOfSchema(schema: Schema, filling: Filling, name = '', depth = 0): unknown {
  if (Object.hasOwn(filling.known, name)) return filling.known[name];
  if (depth > 8) return null;
  const { $ref, type, enum: members, properties = {}, items = {} } = schema;
  const [either] = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? [];
  const followed = $ref ? schemas[$ref.split('/').at(-1) ?? ''] : either;
  if (followed) return valueOfSchema(followed, filling, '', depth + 1);
  if ('const' in schema) return schema.const;
  if (members) return members[0];
  switch (Array.isArray(type) ? type[0] : type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([key, each]) => [key, valueOfSchema(each, filling, key, depth + 1)]),
      );
    case 'array':
      return list(filling, valueOfSchema(items, filling, '', depth + 1));
    case 'integer':
    case 'number':
      return 1;
    case 'boolean':
      return true;
    default:
      return filling.text;
  }
}

/** Returns a value of a GraphQL input type. */
export function valueOfType(type: GraphQLInputType, filling: Filling, name = ''): unknown {
  const bare = getNullableType(type);
  if (Object.hasOwn(filling.known, name)) return filling.known[name];
  if (isListType(bare)) return list(filling, valueOfType(bare.ofType, filling));
  if (isEnumType(bare)) return bare.getValues()[0]?.name;
  if (isInputObjectType(bare)) {
    const fields: GraphQLInputField[] = Object.values(bare.getFields());
    return Object.fromEntries(fields.map((field) => [field.name, valueOfType(field.type, filling, field.name)]));
  }
  if (bare.name === 'Int' || bare.name === 'Float') return 1;
  if (bare.name === 'Boolean') return true;
  return bare.name === 'DateTimeISO' ? '2026-11-22T12:00:00.000Z' : filling.text;
}
