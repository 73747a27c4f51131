import { createContext, use, useMemo, useState, type ReactNode } from 'react';

interface CardChangeState {
  open: boolean;
  setOpen(open: boolean): void;
}

const Context = createContext<CardChangeState>({ open: false, setOpen: () => undefined });

/** Provides one card form per page, opened from every place that reports a card problem. */
export function CardChangeProvider({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const value = useMemo(() => ({ open, setOpen }), [open]);
  return <Context value={value}>{children}</Context>;
}

export const useCardChangeForm = (): CardChangeState => use(Context);
