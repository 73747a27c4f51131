import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { isOffline } from '../../components/hooks/use-online.ts';
import { beginNavigation, useNavigate, type NavigateOptions } from './router.tsx';
import { useSite } from '../page-info.tsx';
import { withSiteParam } from './with-site-param.ts';
import { matchScreen } from './match-screen.ts';
import { useScreens } from './screens-context.ts';

interface PreloadedNavigateOptions extends NavigateOptions {
  /** The shortest time until then, in milliseconds. */
  delayMs?: number;
}

/**
 * Goes to a screen once its code is loaded, without a waiting page; a screen that fails to load says so itself. Offline,
 * the page with what was typed stays until the screen and its data can be loaded. Any navigation meanwhile cancels it.
 */
export function usePreloadedNavigate(): (path: string, options?: PreloadedNavigateOptions) => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const screens = useScreens();
  const site = useSite();
  return useCallback(
    async (path, { delayMs, ...options } = {}) => {
      const isLatest = beginNavigation();
      const load = async () => {
        const matched = matchScreen(screens, path);
        const offline = isOffline();
        const screen = await matched?.screen.page.preload();
        if (offline && matched) await screen?.prepare?.(client, matched.address);
      };
      await Promise.all([load().catch(() => {}), delayMs && new Promise((done) => setTimeout(done, delayMs))]);
      if (isLatest()) navigate(withSiteParam(path, site), options);
    },
    [client, navigate, screens, site],
  );
}
