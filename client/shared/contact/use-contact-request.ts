import { useRenter } from '../renter/renter-store.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { openDialog, type ContactRequest } from '../dialogs/dialog-store.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { LazyPersonForm } from './lazy-person-form.tsx';
import { isContactComplete } from './contact-errors.ts';

/**
 * Begins a request. The brand with screens for it asks somebody new there, once (K56); everybody else is asked in the
 * dialog, where what is known already stands (K54).
 */
export function useContactRequest(): (ask: ContactRequest) => void {
  const { collectsDetails: asksForDetails } = useBrand();
  const { contact } = useRenter();
  const go = usePreloadedNavigate();
  return (ask) => {
    if (!asksForDetails || ask.reply || isContactComplete(contact)) return openDialog('request', ask);
    // Its form comes in a file of its own: one that cannot be fetched is asked for again there.
    const form = LazyPersonForm.preload().catch(() => undefined);
    void form.then(() => go(paths.yourInfo(), { state: { ask } }));
  };
}
