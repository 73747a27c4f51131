import { createContext, useCallback, useContext, useEffect, useId, useMemo, useState, type ReactNode } from 'react';
import type { FieldErrors } from '../../domain/field-errors.ts';

/** The server's errors in one form, by field name, until the field is edited [§5]. */
export interface RejectedFields {
  errors: FieldErrors;
  show(errors: FieldErrors): void;
  /** Scrolls to and focuses the first of these fields once the errors are rendered. */
  bringUp(fields: readonly string[]): void;
  clear(field: string): void;
  /** Returns the element id of a field's control, shared by its label, its error and the summary's link. */
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

/** Wraps one form; two forms on a page (a login dialog over a sign-up) keep their messages and ids apart. */
export function RejectedFieldsProvider({ children }: { children: ReactNode }) {
  const form = useId();
  const [errors, show] = useState<FieldErrors>({});
  const [sought, bringUp] = useState<readonly string[]>([]);
  const clear = useCallback((field: string) => {
    show((now) => (field in now ? Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)) : now));
  }, []);
  const idOf = useCallback((field: string) => `${form}${field}`, [form]);
  // runs after the errors are rendered: rows, tiles and chips have no field id before, and a section may have to open
  useEffect(() => focusFirstField(sought, idOf), [sought, idOf]);
  const value = useMemo(() => ({ errors, show, bringUp, clear, idOf }), [errors, clear, idOf]);
  return <RejectedFieldsContext value={value}>{children}</RejectedFieldsContext>;
}

/** Scrolls the form of the first of these fields to the top, 40 px below the edge [§5], then to the field, and focuses it. */
export function focusFirstField(fields: readonly string[], idOf: RejectedFields['idOf']): void {
  const controls = fields.map((field) => document.getElementById(idOf(field))).filter((control) => control !== null);
  const [first] = controls.toSorted((a, b) =>
    a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  if (!first) return;
  // a field in a closed disclosure cannot take the focus
  first.closest('details')?.setAttribute('open', '');
  // the 40 px are scroll-padding-top in app/theme/base.css
  first.closest('form')?.scrollIntoView?.({ block: 'start' });
  const take = () => {
    first.focus({ preventScroll: true });
    first.scrollIntoView?.({ block: 'nearest' });
  };
  // a field disabled during the submit is enabled again one frame after the response
  if (first.matches(':disabled')) requestAnimationFrame(take);
  else take();
}
