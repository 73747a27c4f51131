import { z } from 'zod';
import { isRecord } from '../../domain/is-record.ts';
import { cleanDescription } from '../../domain/posting/description-text.ts';
import { noTerms } from '../../domain/posting/drafts/draft-limits.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';

/** Wire names are in snake_case [§7], also those of a draft's floorplans (K64); ours are in camelCase. */
const toFieldName = (wire: string) => wire.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
export const toWireName = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const rename = <Value>(object: Record<string, Value>, nameOf: (name: string) => string): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [nameOf(name), value]));

/** Converts an object from wire names to field names; leaves a non-object unchanged for validation to reject. */
export const fromWire = (sent: unknown): unknown => (isRecord(sent) ? rename(sent, toFieldName) : sent);

/** Converts errors to the wire names that the client used. */
export const toWire = <Value>(object: Record<string, Value>): Record<string, Value> => rename(object, toWireName);

/** Converts a draft from wire names: null of a floorplan is not stated, `description_text` goes before `description` (K36). */
export function draftFromWire({ description_text: text, ...draft }: Record<string, unknown>): Record<string, unknown> {
  const { floorplans } = draft;
  return {
    ...draft,
    ...(text !== undefined && text !== null && { description: text }),
    ...(Array.isArray(floorplans) && { floorplans: floorplans.map(floorplanFromWire) }),
  };
}

function floorplanFromWire(row: unknown): unknown {
  if (!isRecord(row)) return row;
  const terms = Object.entries(rename(row, toFieldName));
  return Object.fromEntries(terms.filter(([name, value]) => value !== null || !(name in noTerms())));
}

/** Converts a draft to wire names. */
export const draftToWire = ({ floorplans, description, ...draft }: Omit<Draft, 'account'>) => ({
  ...draft,
  floorplans: floorplans.map((row) => rename<unknown>(row, toWireName)),
  description: cleanDescription(description),
  description_text: description,
});

type FieldName<Wire> = Wire extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<FieldName<Tail>>}` : Wire;

/** What is presented as `Value`: its fields by our names, a moment as a Date or as text. */
export type View<Value> = Value extends string
  ? Value | (string extends Value ? Date : never)
  : Value extends readonly (infer Item)[]
    ? readonly View<Item>[]
    : Value extends Date
      ? Value
      : Value extends object
        ? { [Name in keyof Value as FieldName<Name>]: View<Value[Name]> }
        : Value;

type Presenter = (view: unknown) => unknown;
const presenters = new WeakMap<z.core.$ZodType, Presenter>();

function createPresenter(schema: z.core.$ZodType): Presenter {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    const present = presenterOf(schema.unwrap());
    return (view) => (view === null || view === undefined ? view : present(view));
  }
  if (schema instanceof z.ZodArray) {
    const present = presenterOf(schema.element);
    return (view) => (view as unknown[]).map(present);
  }
  if (!(schema instanceof z.ZodObject)) return (view) => view;
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(
    ([name, field]) => [name, toFieldName(name), presenterOf(field)] as const,
  );
  return (view) => {
    const body: Record<string, unknown> = {};
    for (const [name, own, present] of fields) body[name] = present((view as Record<string, unknown>)[own]);
    return body;
  };
}

function presenterOf(schema: z.core.$ZodType): Presenter {
  const known = presenters.get(schema) ?? createPresenter(schema);
  presenters.set(schema, known);
  return known;
}

/** Returns what a client gets of a view: the fields of the documented schema and no others, by wire names. */
export const present = <Schema extends z.ZodType>(schema: Schema, view: View<z.output<Schema>>): unknown =>
  presenterOf(schema)(view);
