import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isLoggedOut, SESSION_EXPIRED } from '../../graphql/error-message.ts';
import { isDialogOpen, openDialog } from '../dialogs/dialog-store.ts';

/**
 * For whatever asks for things of a landlord's own: where it is refused because the session has ended, the login comes
 * over the page, and then everything that stands on it is asked again. What was being written stays.
 */
export function useSessionExpired(error: unknown): void {
  const client = useApolloClient();
  useEffect(() => {
    // Several parts are refused at once, and an action may have asked already.
    if (!isLoggedOut(error) || isDialogOpen()) return;
    const again = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    openDialog('login', { message: SESSION_EXPIRED, onSuccess: again });
  }, [client, error]);
}
