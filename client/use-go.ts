import { useCallback } from 'react';
import { useNavigate, type NavigateOptions } from './router.tsx';
import { useSite } from './boot.tsx';
import { keepSite } from './keep-site.ts';
import { matchScreen } from './screen.ts';
import { useScreens } from './screens.ts';

/**
 * Goes to a screen of this site when its code is there: no waiting page between two steps. A screen whose code cannot be
 * fetched is opened all the same and says so itself.
 */
export function useGo(): (path: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const screens = useScreens();
  const site = useSite();
  return useCallback(
    async (path, options) => {
      await matchScreen(screens, path)
        ?.screen.page.preload()
        .catch(() => undefined);
      await navigate(keepSite(path, site), options);
    },
    [navigate, screens, site],
  );
}
