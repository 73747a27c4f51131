import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { signOut, useViewer } from '../apollo/viewer.ts';
import { focusFirst, useRefused } from '../form/refused.tsx';
import { openDialog } from '../ui/dialog.ts';
import { notify } from '../ui/notice.ts';

/** Refusals that are said aloud besides standing at their field, or that have no field [§5] [§8]. */
const SAID = ['notification', 'type', 'images', 'location.coordinates'];
/** Exactly these say that the session is not what the page thought; contact.email does not (K30). */
const ACCOUNT_KEYS = ['email', 'password', 'password_confirmation'];

/**
 * Deals with what the server refused, the same for every step, publish and edit. `again` is the interrupted action: it
 * goes on after a login where the session had ended. `kept` are messages that stay where they stood.
 */
export function useRefusal(): (errors: FieldErrors, again: () => void, kept?: FieldErrors) => void {
  const { cache } = useApolloClient();
  const { viewer } = useViewer();
  const { show, idOf } = useRefused();
  return useCallback(
    (errors, again, kept = {}) => {
      show({ ...kept, ...errors });
      if (!hasErrors(errors)) return;
      if (viewer && ACCOUNT_KEYS.some((key) => key in errors)) signOut(cache);
      for (const key of SAID) if (errors[key]?.[0]) notify(errors[key][0], { tone: 'bad' });
      if (errors['payment']?.[0]) openDialog('notification', { message: errors['payment'][0], button: 'OK' });
      if (errors['auth']) {
        signOut(cache);
        openDialog('login', { onSuccess: again });
        return;
      }
      // the fields are marked first: a section that was hidden may have to appear
      requestAnimationFrame(() => focusFirst(Object.keys(errors), idOf));
    },
    [cache, viewer, show, idOf],
  );
}
