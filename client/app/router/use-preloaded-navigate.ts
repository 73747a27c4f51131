import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from './router.tsx';
import { useSite } from '../page-info.tsx';
import { withSiteParam } from './with-site-param.ts';
import { matchScreen } from './match-screen.ts';
import { useScreens } from './screens-context.ts';

/** Goes to a screen once its code is loaded, without a waiting page; a screen that fails to load says so itself. */
export function usePreloadedNavigate(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const screens = useScreens();
  const site = useSite();
  return useCallback(
    async (path, options) => {
      await matchScreen(screens, path)
        ?.screen.page.preload()
        .catch(() => undefined);
      await navigate(withSiteParam(path, site), options);
    },
    [navigate, screens, site],
  );
}
