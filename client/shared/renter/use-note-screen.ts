import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { useLocation } from '../../app/router/router.tsx';

/** Stores the name of each screen that is shown in the renter; its code is not part of the first load. */
export function useNoteScreen(): void {
  const { cache } = useApolloClient();
  const { pathname, search } = useLocation();
  useEffect(() => {
    import('./note-screen.ts').then(({ noteScreen }) => noteScreen(cache, pathname, search)).catch(() => {});
  }, [cache, pathname, search]);
}
