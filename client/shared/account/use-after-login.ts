import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { refreshSocketLogin, type UserInfo } from '../../graphql/subscription-socket.ts';
import { signIn, type Viewer } from '../../graphql/viewer.ts';
import { pushToDataLayer } from '../tracking/data-layer.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { safeRedirectPath } from '../../../domain/account/redirect-path.ts';

/** Where a login leads: the returned link where it is a path of this site, else the start (K33). */
export const safeRedirect = (link: string | null | undefined): string => safeRedirectPath(link) ?? '/';

export interface LoginResult extends UserInfo {
  link: string;
  viewer: Viewer;
}

/**
 * What a login leads to [§4]: analytics hear of it, the page knows its landlord, and then the interrupted action goes on,
 * or the returned link is followed, or the start opens (K33).
 */
export function useAfterLogin(): (answer: LoginResult, onSuccess?: () => void) => void {
  const { cache } = useApolloClient();
  const go = usePreloadedNavigate();
  return useCallback(
    ({ link, viewer, ...user }, onSuccess) => {
      pushToDataLayer('login');
      signIn(cache, viewer);
      refreshSocketLogin(user);
      if (onSuccess) onSuccess();
      else void go(safeRedirect(link));
    },
    [cache, go],
  );
}
