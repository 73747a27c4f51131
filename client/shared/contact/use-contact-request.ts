import { useRenter } from '../renter/renter-store.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { openDialog, type ContactRequest } from '../dialogs/dialog-store.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { LazyPersonForm } from './lazy-person-form.tsx';
import { isContactComplete } from './contact-errors.ts';

/** Starts a request: new renters of the default brand see its screens once (K56), everybody else the dialog (K54). */
export function useContactRequest(): (ask: ContactRequest) => void {
  const { collectsDetails: asksForDetails } = useBrand();
  const { contact } = useRenter();
  const go = usePreloadedNavigate();
  return (ask) => {
    if (!asksForDetails || ask.reply || isContactComplete(contact)) return openDialog('request', ask);
    // The form is a separate chunk: if it fails to load, the dialog requests it again.
    const form = LazyPersonForm.preload().catch(() => undefined);
    void form.then(() => go(paths.yourInfo(), { state: { ask: { ...ask, from: location.href } } }));
  };
}
