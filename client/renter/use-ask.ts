import { useRenter } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { openDialog, type Ask } from '../ui/dialog.ts';
import { useGo } from '../use-go.ts';
import { PersonForm } from './late-person-form.tsx';
import { isKnown } from './request-problems.ts';

/**
 * Begins a request. The brand with screens for it asks somebody new there, once (K56); everybody else is asked in the
 * dialog, where what is known already stands (K54).
 */
export function useAsk(): (ask: Ask) => void {
  const { asksForDetails } = useBrand();
  const { contact } = useRenter();
  const go = useGo();
  return (ask) => {
    if (!asksForDetails || ask.reply || isKnown(contact)) return openDialog('request', ask);
    // Its form comes in a file of its own: one that cannot be fetched is asked for again there.
    const form = PersonForm.preload().catch(() => undefined);
    void form.then(() => go(paths.yourInfo(), { state: { ask } }));
  };
}
