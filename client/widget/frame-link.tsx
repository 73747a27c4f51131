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

/** A home is looked at on the site, where it can be kept and shown to others. */
const AT_TOP = /^\/home\//;

/** A link in a widget's frame: to its own screens within it, to everything else at the top, as a page of the site. */
export function FrameLink(props: AnchorProps) {
  const { href } = props;
  const screens = useScreens();
  const inside = href.startsWith('/') && matchScreen(screens, href)?.screen.path !== '*';
  if (!href.startsWith('/') || (inside && !AT_TOP.test(href))) return <RouterLink {...props} />;
  return <TopLink {...props} inside={inside} />;
}

/** The shortlist as an address: what was saved in a frame is known to the frame alone. */
function useAddress(href: string): string {
  const { shortlist } = useRenter();
  const site = useSite();
  const ids = shortlist.map(({ id }) => id);
  return withSiteParam(href === paths.shortlist() ? paths.shortlist(ids) : href, site);
}

/** Opens a page of the site in the place of the page around; where that is forbidden, in the frame or beside it. */
export function TopLink({ href, state, inside, ...rest }: AnchorProps & { inside: boolean }) {
  const address = useOrigin() + useAddress(href);
  const go = usePreloadedNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    if (openInTopWindow(address)) return;
    // What the page around forbids must not leave a link without effect.
    if (inside) void go(href, { state });
    else openInNewTab(address);
  };
  return <a {...rest} href={address} target="_top" onClick={follow} />;
}
