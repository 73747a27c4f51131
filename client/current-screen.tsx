import { useMemo } from 'react';
import { NavigateAway } from './navigate-away.tsx';
import { ParamsProvider, useLocation } from './router.tsx';
import { screens } from './routes.tsx';
import { matchScreen } from './screen.ts';

/** The screen of the address: the same one that the server renders and that links load ahead, found in the same way. */
export function CurrentScreen() {
  const { pathname, search } = useLocation();
  const matched = useMemo(() => matchScreen(screens, pathname + search), [pathname, search]);
  if (!matched) return null;
  const { screen, address } = matched;
  const target = screen.redirect?.(address) ?? null;
  const Page = screen.page;
  return (
    // A screen may send its visitor on; the server has asked it already.
    <ParamsProvider key={screen.stays ? pathname : pathname + search} value={address.params}>
      {target === null ? <Page /> : <NavigateAway to={target} />}
    </ParamsProvider>
  );
}
