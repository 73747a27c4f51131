import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isLoggedOut, SESSION_EXPIRED } from '../../graphql/error-message.ts';
import { isDialogOpen, openDialog } from '../dialogs/dialog-store.ts';

/** Opens the login over the page when the session has expired, then refetches its data. Unsaved input stays. */
export function useSessionExpired(error: unknown): void {
  const client = useApolloClient();
  useEffect(() => {
    // Several queries are rejected at once, and an action may have opened the login already.
    if (!isLoggedOut(error) || isDialogOpen()) return;
    const again = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    openDialog('login', { message: SESSION_EXPIRED, onSuccess: again });
  }, [client, error]);
}
