import { useApolloClient } from '@apollo/client/react';
import type { MouseEvent } from 'react';
import { useHref, useNavigate } from './router.tsx';
import { useSite } from '../page-info.tsx';
import { withSiteParam } from './with-site-param.ts';
import { usePreloadedNavigate } from './use-preloaded-navigate.ts';
import { matchScreen } from './match-screen.ts';
import { useScreens } from './screens-context.ts';
import { isOffline } from '../../components/hooks/use-online.ts';
import type { AnchorProps } from '../../components/anchor.tsx';

/** A plain press: one with a key asks the browser for a new tab or window. */
export const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Links to a screen, which loads when a pointer or the focus comes near. A router's own link would be larger. */
export function RouterLink({ href, state, ...rest }: AnchorProps) {
  const client = useApolloClient();
  const navigate = useNavigate();
  const goWhenLoaded = usePreloadedNavigate();
  const screens = useScreens();
  const address = withSiteParam(href, useSite());
  const shown = useHref(address);
  const target = href.startsWith('/') ? matchScreen(screens, address) : undefined;
  // Anything that is not a screen of ours (files, mail, the dev tools) stays the browser's business.
  if (!target) return <a href={href} {...rest} />;
  const near = () => {
    if (isOffline()) return;
    const ready = async () => (await target.screen.page.preload()).prepare?.(client, target.address);
    // The screen itself tells of a failure when it is really opened.
    ready().catch(() => {});
  };
  return (
    <a
      {...rest}
      href={shown}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || !isPlain(event) || (rest.target ?? '_self') !== '_self') return;
        event.preventDefault();
        // Going where one is already is no step that the back button should undo.
        const replace = event.currentTarget.href === location.href;
        // Offline, what was typed stays on the screen until the next one can be shown.
        void (isOffline() ? goWhenLoaded : navigate)(address, { replace, state });
      }}
      onPointerEnter={near}
      onFocus={near}
      onTouchStart={near}
    />
  );
}
