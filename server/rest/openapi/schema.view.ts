import { html, type Html } from '../../http/pages/html.ts';
import type { Schema } from './openapi-types.ts';

const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
const pad = (depth: number) => '  '.repeat(depth);
const literal = (value: unknown) => html`${JSON.stringify(value)}`;
const between = (parts: readonly Html[], by: string): Html =>
  html`${parts.map((part, index) => (index === 0 ? part : [by, part]))}`;

/** Describes the bounds of a schema, such as "from 1 to 20" or "at most 60 characters". */
function bounds(schema: Schema): string {
  const { minimum, maximum, minLength, maxLength, maxItems, format } = schema;
  // A maximum that is only the database's integer limit is not shown.
  const last = Number(maximum) > 1_000_000_000 ? undefined : maximum;
  const numbers = minimum !== undefined && last !== undefined ? `${minimum} to ${last}` : '';
  const from = numbers === '' && minimum !== undefined ? `from ${minimum}` : '';
  const long = maxLength === undefined ? '' : `at most ${maxLength} characters`;
  const needed = minLength === undefined ? '' : 'not empty';
  const items = maxItems === undefined ? '' : `at most ${maxItems}`;
  return [format, numbers, from, needed, long, items].filter((part) => part !== '' && part !== undefined).join(', ');
}

/** Returns the notes on a value besides its type: its description, bounds and default. */
export function notesOf(schema: Schema): string {
  const given = schema.default === undefined || schema.default === '' ? '' : `Else ${JSON.stringify(schema.default)}.`;
  const limits = bounds(schema);
  return [schema.description, limits && `(${limits})`, given].filter(Boolean).join(' ');
}

function fields(schema: Schema, depth: number): Html {
  const lines = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const notes = notesOf(field);
    const optional = schema.required?.includes(name) ? '' : '?';
    // In parts, because the separators are rendered as they are.
    return [pad(depth + 1), name, optional, ': ', schemaView(field, depth + 1), notes && html`<i> ${notes}</i>`, '\n'];
  });
  return lines.length === 0 ? html`object` : html`${['{\n', lines, pad(depth), '}']}`;
}

/** Renders a schema as a readable type; named schemas are links. */
export function schemaView(schema: Schema, depth = 0): Html {
  const { $ref, type, items, anyOf, oneOf, properties, additionalProperties } = schema;
  if ($ref !== undefined) return html`<a href="#schema-${nameOf($ref)}">${nameOf($ref)}</a>`;
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum) return between(schema.enum.map(literal), ' | ');
  const either = anyOf ?? oneOf;
  if (either)
    return between(
      either.map((each) => schemaView(each, depth)),
      ' | ',
    );
  if (type === 'array') return html`${schemaView(items ?? {}, depth)}[]`;
  if (properties) return fields(schema, depth);
  if (additionalProperties) return html`{ [name]: ${schemaView(additionalProperties, depth)} }`;
  return html`${[type ?? 'anything'].flat().join(' | ')}`;
}
