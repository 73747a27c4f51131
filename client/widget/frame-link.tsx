import type { MouseEvent } from 'react';
import { useRenter } from '../apollo/renter-store.ts';
import { useOrigin, useSite } from '../boot.tsx';
import { keepSite } from '../keep-site.ts';
import { paths } from '../paths.ts';
import { isPlain, RouterLink } from '../router-link.tsx';
import { matchScreen } from '../screen.ts';
import { useScreens } from '../screens.ts';
import type { AnchorProps } from '../ui/anchor.tsx';
import { useGo } from '../use-go.ts';
import { openAside, openAtTop } from './leave.ts';

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
  return keepSite(href === paths.shortlist() ? paths.shortlist(ids) : href, site);
}

/** Opens a page of the site in the place of the page around; where that is forbidden, in the frame or beside it. */
export function TopLink({ href, state, inside, ...rest }: AnchorProps & { inside: boolean }) {
  const address = useOrigin() + useAddress(href);
  const go = useGo();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    rest.onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    if (openAtTop(address)) return;
    // What the page around forbids must not leave a link without effect.
    if (inside) void go(href, { state });
    else openAside(address);
  };
  return <a {...rest} href={address} target="_top" onClick={follow} />;
}
