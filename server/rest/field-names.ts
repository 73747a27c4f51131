import { isRecord } from '../../domain/is-record.ts';
import { cleanDescription } from '../../domain/posting/description-text.ts';
import { noTerms } from '../../domain/posting/drafts/draft-limits.ts';
import type { Draft } from '../../domain/posting/drafts/draft.ts';

/** Wire names are in snake_case [§7], also those of a draft's floorplans (K64); ours are in camelCase. */
const toFieldName = (wire: string) => wire.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
const toWireName = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
