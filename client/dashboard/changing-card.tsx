import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface ChangingCard {
  /** The form for another card stands open. */
  open: boolean;
  setOpen(open: boolean): void;
}

const Context = createContext<ChangingCard>({ open: false, setOpen: () => undefined });

/** One form for another card on a page, opened from wherever a card is the trouble. */
export function ChangingCardProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const value = useMemo(() => ({ open, setOpen }), [open]);
  return <Context value={value}>{children}</Context>;
}

export const useChangingCard = (): ChangingCard => use(Context);
