import type { Logged } from '../../../../domain/account/logged.ts';
import { isSectionComplete } from '../../../../domain/posting/completeness.ts';
import { visibleSections, type Section, type SectionName } from '../../../../domain/posting/sections.ts';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';

/** Which sections have been confirmed. Where one is follows from it and from who is logged in; it is stored nowhere. */
export type Confirmed = ReadonlySet<SectionName>;

/** Returns the visible sections that a draft has filled in, wherever they stand. */
export const finishedSections = (draft: Draft, logged: Logged): Confirmed =>
  new Set(visibleSections(logged).flatMap(({ name }) => (isSectionComplete(name, draft) ? [name] : [])));

/**
 * Returns the sections before the first unfinished one, at which a restored draft goes on [§4]. Those after it are
 * confirmed one by one, so that Continue always advances by one (116).
 */
export function confirmedSections(finished: Confirmed, logged: Logged): Confirmed {
  const visible = visibleSections(logged);
  const { index } = sectionProgress(finished, logged);
  return new Set(visible.slice(0, index).map(({ name }) => name));
}

export interface Progress {
  /** Those a person sees at all (K09). */
  visible: readonly Section[];
  /** Index of the section at hand among them; their number when all are confirmed. */
  index: number;
  /** Confirmed ones, and the one at hand. */
  revealed: readonly Section[];
}

/** Where one is: recomputed when somebody logs in or out, for then the password section goes or comes (K09). */
export function sectionProgress(confirmed: Confirmed, logged: Logged): Progress {
  const visible = visibleSections(logged);
  const found = visible.findIndex(({ name }) => !confirmed.has(name));
  const index = found === -1 ? visible.length : found;
  return { visible, index, revealed: visible.slice(0, index + 1) };
}

export const withSection = (confirmed: Confirmed, name: SectionName): Confirmed => new Set([...confirmed, name]);

export const withoutSection = (confirmed: Confirmed, name: SectionName): Confirmed =>
  new Set([...confirmed].filter((other) => other !== name));
