import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { FieldErrors } from '../../domain/field-errors.ts';

/** What the server refused in one form, by field name, until the field is edited [§5]. */
export interface RejectedFields {
  errors: FieldErrors;
  /** Shows these instead of what stood there. */
  show(errors: FieldErrors): void;
  /** Brings the first of these fields up and focuses it, as soon as what is shown stands on the page. */
  bringUp(fields: readonly string[]): void;
  /** An edited field loses its own message and no other's. */
  clear(field: string): void;
  /** The element id of a field's control: what its label, its error and the summary's link share. */
  idOf(field: string): string;
}

const RejectedFieldsContext = createContext<RejectedFields>({
  errors: {},
  show: () => undefined,
  bringUp: () => undefined,
  clear: () => undefined,
  idOf: (field) => field,
});
export const useRejectedFields = (): RejectedFields => useContext(RejectedFieldsContext);

/** Around one form; two forms on a page (a login dialog over a sign-up) keep their messages and ids apart. */
export function RejectedFieldsProvider({ children }: { children: ReactNode }) {
  const form = useId();
  const [errors, show] = useState<FieldErrors>({});
  const [sought, bringUp] = useState<readonly string[]>([]);
  const clear = useCallback((field: string) => {
    show((now) => (field in now ? Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)) : now));
  }, []);
  const idOf = useCallback((field: string) => `${form}${field}`, [form]);
  // not before they are marked: rows, tiles and chips have no place of their own to be told at, and a section may have to open
  useEffect(() => focusFirstField(sought, idOf), [sought, idOf]);
  const value = useMemo(() => ({ errors, show, bringUp, clear, idOf }), [errors, clear, idOf]);
  return <RejectedFieldsContext value={value}>{children}</RejectedFieldsContext>;
}

/**
 * Brings the form of the first of these fields that is on the page to the top, 40 px clear of the edge [§5], and focuses
 * the field; one that is still out of sight then is scrolled to.
 */
export function focusFirstField(fields: readonly string[], idOf: RejectedFields['idOf']): void {
  const controls = fields.map((field) => document.getElementById(idOf(field))).filter((control) => control !== null);
  const [first] = controls.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (!first) return;
  // how far from the edge: scroll-padding-top in ui/base.css
  first.closest('form')?.scrollIntoView?.({ block: 'start' });
  const take = () => {
    first.focus({ preventScroll: true });
    first.scrollIntoView?.({ block: 'nearest' });
  };
  // what was shut while it was sent opens with the answer, a moment later
  if (first.matches(':disabled')) requestAnimationFrame(take);
  else take();
}
