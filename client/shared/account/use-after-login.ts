import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useIsShown } from '../../components/hooks/use-is-shown.ts';
import { refreshSocketLogin, type UserInfo } from '../../graphql/subscription-socket.ts';
import { signIn, type Viewer } from '../../graphql/viewer.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { safeRedirectPath } from '../../../domain/account/redirect-path.ts';

/** Returns the destination of a login: the returned link if it is a path of this site, else the homepage (K33). */
export const safeRedirect = (link: string | null | undefined): string => safeRedirectPath(link) ?? '/';

/** The response of a login; without a body only its landlord is known (K31), null without a session. */
export type LoginResult = Partial<UserInfo> & { link?: string; viewer: Viewer | null };

/** Completes a login [§4]: analytics, the page's landlord, then the pending action, the link or the homepage (K33). */
export function useAfterLogin(): (answer: LoginResult, onSuccess?: () => void) => void {
  const { cache } = useApolloClient();
  const go = usePreloadedNavigate();
  const isShown = useIsShown();
  return useCallback(
    ({ link, viewer, ...user }, onSuccess) => {
      pushToDataLayer('login');
      if (viewer) signIn(cache, viewer);
      refreshSocketLogin(user);
      if (onSuccess) onSuccess();
      else if (isShown()) void go(safeRedirect(link));
    },
    [cache, go, isShown],
  );
}
