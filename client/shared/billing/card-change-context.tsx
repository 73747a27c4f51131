import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface CardChangeState {
  /** The form for another card stands open. */
  open: boolean;
  setOpen(open: boolean): void;
}

const Context = createContext<CardChangeState>({ open: false, setOpen: () => undefined });

/** One form for another card on a page, opened from wherever a card is the trouble. */
export function CardChangeProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const value = useMemo(() => ({ open, setOpen }), [open]);
  return <Context value={value}>{children}</Context>;
}

export const useCardChangeForm = (): CardChangeState => use(Context);
