import type { MouseEvent } from 'react';
import { useRenter } from '../shared/renter/renter-store.ts';
import { useOrigin, useSite } from '../app/page-info.tsx';
import { withSiteParam } from '../app/router/with-site-param.ts';
import { paths } from '../app/paths.ts';
import { isPlain, RouterLink } from '../app/router/router-link.tsx';
import { matchScreen } from '../app/router/match-screen.ts';
import { useScreens } from '../app/router/screens-context.ts';
import type { AnchorProps } from '../components/anchor.tsx';
import { usePreloadedNavigate } from '../app/router/use-preloaded-navigate.ts';
import { openInNewTab, openInTopWindow } from './open-window.ts';

/** A listing opens on the site, where it can be saved and shared. */
const AT_TOP = /^\/home\//;

/** Renders a link in a widget's frame: to its own screens within it, to everything else at the top, as a page of the site. */
export function FrameLink(props: AnchorProps) {
  const { href } = props;
  const screens = useScreens();
  const inside = href.startsWith('/') && matchScreen(screens, href)?.screen.path !== '*';
  if (!href.startsWith('/') || (inside && !AT_TOP.test(href))) return <RouterLink {...props} />;
  return <TopLink {...props} inside={inside} />;
}

/** Opens a page of the site in place of the host page; where that is forbidden, in the frame or in a new tab. */
export function TopLink({ href, state, inside = false, ...rest }: AnchorProps & { inside?: boolean }) {
  const { shortlist } = useRenter();
  // What was saved in a frame is known only to the frame.
  const target = href === paths.shortlist() ? paths.shortlist(shortlist.map(({ id }) => id)) : href;
  const address = useOrigin() + withSiteParam(target, useSite());
  const go = usePreloadedNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    if (openInTopWindow(address)) return;
    // A link must work even where the host page forbids top navigation.
    if (inside) void go(href, { state });
    else openInNewTab(address);
  };
  return <a {...rest} href={address} target="_top" onClick={follow} />;
}
