import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Float, ID, Int } from 'type-graphql';
import { z } from 'zod';
import { fieldsOf, type FieldsClass } from '../graphql/fields/fields.ts';
import { toWire, toWireName } from './wire-names.ts';

/** The schemas of GraphQL's scalars; an id is a number in REST. */
const scalars = new Map<unknown, z.ZodType>([
  [String, z.string()],
  [Boolean, z.boolean()],
  [Int, z.int()],
  [Float, z.number()],
  [ID, z.int().min(1)],
  [GraphQLDateTimeISO, z.iso.datetime()],
]);

function schemaOf(type: unknown): z.ZodType {
  if (Array.isArray(type)) return z.array(schemaOf(type[0]));
  if (typeof type === 'function' && !scalars.has(type)) return viewSchema(type as FieldsClass);
  // What else has names is the object that stands for an enum.
  return scalars.get(type) ?? z.enum(Object.keys(type as object));
}

type Shape = Readonly<Record<string, z.ZodType>>;
type Schema<View, Own, Hidden> = z.ZodType<Omit<View, (Hidden | keyof Replaced<Own>) & string> & Replaced<Own>>;
type Replaced<Own> = {
  [Name in keyof Own as Own[Name] extends z.ZodType ? Name : never]: z.output<Own[Name]>;
};

/**
 * Returns the schema of a GraphQL type with a table of fields, as REST has it: by wire names, with the types and
 * descriptions of the table. Its static type has our names, as `present` reads them.
 * @param own by our names: the schemas of fields that REST bounds more narrowly or has in addition, or descriptions
 * @param hidden fields that REST does not have
 */
export function viewSchema<
  View extends object,
  const Own extends Readonly<Record<string, z.ZodType | string>> = Record<never, string>,
  Hidden extends string = never,
>(view: new () => View, own?: Own, hidden: readonly Hidden[] = []): Schema<View, Own, Hidden> {
  const shape: Record<string, z.ZodType> = {};
  for (const [name, { type, options }] of Object.entries(fieldsOf(view)))
    if (!hidden.some((other) => other === name))
      shape[name] = options.nullable ? schemaOf(type()).nullable() : schemaOf(type());
  for (const [name, replacement] of Object.entries(own ?? {}))
    shape[name] = typeof replacement === 'string' ? (shape[name] ?? z.string()).describe(replacement) : replacement;
  return z.object(toWire(describeFields(shape, view))) as unknown as Schema<View, Own, Hidden>;
}

/** Adds the descriptions of a GraphQL type with a table of fields to the fields that have none of their own; fields that they name get their wire names. */
export function describeFields<Fields extends Shape>(shape: Fields, view: FieldsClass): Fields {
  const table = fieldsOf(view);
  const described = Object.entries(shape).map(([name, schema]) => {
    const { description } = table[name]?.options ?? {};
    if (schema.description !== undefined || description === undefined) return [name, schema];
    return [name, schema.describe(description.replaceAll(/\b[a-z]+(?:[A-Z][a-z]+)+\b/g, toWireName))];
  });
  return Object.fromEntries(described) as Fields;
}

/** Returns the schema of a renter's body by wire names: as the service validates it, with the descriptions of the GraphQL input, and without the honeypot. */
export const bodySchema = ({ website: _, ...shape }: Shape, input: FieldsClass): z.ZodObject =>
  z.object(toWire(describeFields(shape, input)));
