import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { isLoggedOut, SESSION_OVER } from './apollo/words-for.ts';
import { isDialogOpen, openDialog } from './ui/dialog.ts';

/**
 * For whatever asks for things of a landlord's own: where it is refused because the session has ended, the login comes
 * over the page, and then everything that stands on it is asked again. What was being written stays.
 */
export function useSessionOver(error: unknown): void {
  const client = useApolloClient();
  useEffect(() => {
    // Several parts are refused at once, and an action may have asked already.
    if (!isLoggedOut(error) || isDialogOpen()) return;
    const again = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
    openDialog('login', { message: SESSION_OVER, onSuccess: again });
  }, [client, error]);
}
