import type { Logged } from '../../../../domain/account/logged.ts';
import { isSectionComplete } from '../../../../domain/posting/completeness.ts';
import { visibleSections, type SectionName } from '../../../../domain/posting/sections.ts';
import type { Draft } from '../../../../domain/posting/drafts/draft.ts';

/** Which sections have been confirmed. Where one is follows from it and from who is logged in; it is stored nowhere. */
export type Confirmed = ReadonlySet<SectionName>;

/** Returns the visible sections that a draft has filled in, wherever they stand. */
export const finishedSections = (draft: Draft, logged: Logged): Confirmed =>
  new Set(visibleSections(logged).flatMap(({ name }) => (isSectionComplete(name, draft) ? [name] : [])));

/** Returns the sections before the first unfinished one [§4]: those after it are confirmed one by one (116). */
export function confirmedSections(finished: Confirmed, logged: Logged): Confirmed {
  const { visible, index } = sectionProgress(finished, logged);
  return new Set(visible.slice(0, index).map(({ name }) => name));
}

export type Progress = ReturnType<typeof sectionProgress>;

/** Returns the visible sections (K09), the index of the one at hand, which is their number at the end, and the revealed. */
export function sectionProgress(confirmed: Confirmed, logged: Logged) {
  const visible = visibleSections(logged);
  const found = visible.findIndex(({ name }) => !confirmed.has(name));
  const index = found === -1 ? visible.length : found;
  return { visible, index, revealed: visible.slice(0, index + 1) };
}

export const withSection = (confirmed: Confirmed, name: SectionName): Confirmed => new Set([...confirmed, name]);

export const withoutSection = (confirmed: Confirmed, name: SectionName): Confirmed =>
  new Set([...confirmed].filter((other) => other !== name));
