import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { isOffline } from '../../components/hooks/use-online.ts';
import { dismiss, notify } from '../../components/notices/notice-store.ts';
import { beginNavigation, useNavigate, type NavigateOptions } from './router.tsx';
import { useSite } from '../page-info.tsx';
import { withSiteParam } from './with-site-param.ts';
import { matchScreen } from './match-screen.ts';
import { useScreens } from './screens-context.ts';

const OFFLINE = "You're offline. What you chose opens when you're back online.";

interface PreloadedNavigateOptions extends NavigateOptions {
  /** The shortest time until then, in milliseconds. */
  delayMs?: number;
}

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

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
    async (path, { delayMs = 0, ...options } = {}) => {
      const canceled = beginNavigation();
      const load = async () => {
        const matched = matchScreen(screens, path);
        if (!matched) return;
        const offline = isOffline();
        const { prepare } = await matched.screen.page.preload();
        if (offline) await prepare?.(client, matched.address);
      };
      const ready = Promise.all([load().catch(() => undefined), delayMs > 0 && pause(delayMs)]);
      if (isOffline() && !(await Promise.race([ready, pause(0)]))) {
        const notice = notify(OFFLINE, { stays: true });
        canceled.addEventListener('abort', () => dismiss(notice));
      }
      await ready;
      if (!canceled.aborted) navigate(withSiteParam(path, site), options);
    },
    [client, navigate, screens, site],
  );
}
