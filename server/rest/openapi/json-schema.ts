import { z } from 'zod';
import { isRecord } from '../../../domain/is-record.ts';
import type { Json, Schema } from './openapi-types.ts';

/** Marks what the specification leaves open and we defined (K50). */
export const PROJECT_DEFINED = 'defined-by-us';

/** Schemas with an id become components: defined once and referenced elsewhere. */
const COMPONENTS = '#/components/schemas/';

/** Constraints that also hold for a text before it is trimmed. */
const STRING_KEYWORDS = ['minLength', 'maxLength', 'format', 'enum'] as const;

/** Adds the output's constraints to a pipe's input, which alone may be any text: clients need both. */
function mendPipe(schema: z.core.$ZodTypes, json: Json): void {
  if (schema._zod.def.type !== 'pipe' || json['type'] !== 'string') return;
  const { out } = schema._zod.def;
  if (out._zod.def.type === 'transform') return;
  const after: Json = z.toJSONSchema(out, { io: 'input', unrepresentable: 'any' });
  if (after['type'] !== 'string') return;
  for (const rule of STRING_KEYWORDS)
    if (after[rule] !== undefined && json[rule] === undefined) json[rule] = after[rule];
}

/** Removes redundant noise: zod's patterns for formats and the largest integers. */
function tidy(json: Json): void {
  if (typeof json['format'] === 'string') delete json['pattern'];
  if (json['maximum'] === Number.MAX_SAFE_INTEGER) delete json['maximum'];
  if (json['minimum'] === Number.MIN_SAFE_INTEGER) delete json['minimum'];
}

/** Visits every object within a value, itself included. */
function each(value: unknown, visit: (json: Json) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (isRecord(value)) visit(value);
  for (const child of Object.values(value)) each(child, visit);
}

/** Converts schemas for the document and collects those with a name. */
export class Components {
  readonly schemas: Record<string, Schema> = {};

  /** `io`: as sent to us ('input'), or as parsed or returned ('output'). */
  of(schema: z.ZodType, io: 'input' | 'output'): Schema {
    const {
      $schema: _,
      $defs = {},
      ...json
    }: Json = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        if (io === 'input') mendPipe(zodSchema, jsonSchema as Json);
        else delete jsonSchema.additionalProperties; // fields may be added to responses
        tidy(jsonSchema as Json);
      },
    });
    const refer = (part: Json) => {
      const { $ref } = part;
      if (typeof $ref === 'string') part['$ref'] = $ref.replace('#/$defs/', COMPONENTS);
    };
    each($defs, refer);
    each(json, refer);
    for (const [name, definition] of Object.entries($defs as Record<string, Json>)) this.#name(name, definition);
    const { id, ...named } = json;
    if (typeof id !== 'string') return json;
    this.#name(id, named);
    return { $ref: `${COMPONENTS}${id}` };
  }

  #name(name: string, { id: _, ...definition }: Json): void {
    this.schemas[name] ??= definition;
  }
}
