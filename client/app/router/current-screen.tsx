import { useMemo } from 'react';
import { Redirect } from './redirect.tsx';
import { ParamsProvider, useLocation } from './router.tsx';
import { matchScreen } from './match-screen.ts';
import { useScreens } from './screens-context.ts';

/** The screen of the address: the same one that the server renders and that links load ahead, found in the same way. */
export function CurrentScreen() {
  const { pathname, search } = useLocation();
  const screens = useScreens();
  const matched = useMemo(() => matchScreen(screens, pathname + search), [screens, pathname, search]);
  if (!matched) return null;
  const { screen, address } = matched;
  const Page = screen.page;
  return (
    <ParamsProvider key={screen.stays ?? pathname + search} value={address.params}>
      {screen.redirect === undefined ? <Page /> : <Redirect to={screen.redirect} />}
    </ParamsProvider>
  );
}
