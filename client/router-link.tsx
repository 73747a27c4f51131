import { useApolloClient } from '@apollo/client/react';
import { Link, type LinkProps } from 'react-router';
import { screens } from './routes.tsx';
import { matchScreen } from './screen.ts';
import type { AnchorProps } from './ui/anchor.tsx';

/** The router's link; the screen behind it and its data begin to load when a pointer or the focus comes near. */
export function RouterLink({ href, ...rest }: AnchorProps) {
  const client = useApolloClient();
  const target = href.startsWith('/') ? matchScreen(screens, href) : undefined;
  // Anything that is not a screen of ours (files, mail, the dev desk) stays the browser's business.
  if (!target) return <a href={href} {...rest} />;
  const near = () => {
    const ready = async () => (await target.screen.page.preload()).prepare?.(client, target.address);
    // The screen itself tells of a failure when it is really opened.
    ready().catch(() => {});
  };
  return (
    <Link {...(rest as Omit<LinkProps, 'to'>)} to={href} onPointerEnter={near} onFocus={near} onTouchStart={near} />
  );
}
