import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { tellSocketOfLogin, type UserInfo } from '../apollo/live-channel.ts';
import { signIn, type Viewer } from '../apollo/viewer.ts';
import { track } from '../ui/data-layer.ts';
import { useGo } from '../use-go.ts';
import { safeLink } from './safe-link.ts';

export interface LoginAnswer extends UserInfo {
  link: string;
  viewer: Viewer;
}

/**
 * What a login leads to [§4]: analytics hear of it, the page knows its landlord, and then the interrupted action goes on,
 * or the returned link is followed, or the start opens (K33).
 */
export function useAfterLogin(): (answer: LoginAnswer, onSuccess?: () => void) => void {
  const { cache } = useApolloClient();
  const go = useGo();
  return useCallback(
    ({ link, viewer, ...user }, onSuccess) => {
      track('login');
      signIn(cache, viewer);
      tellSocketOfLogin(user);
      if (onSuccess) onSuccess();
      else void go(safeLink(link));
    },
    [cache, go],
  );
}
