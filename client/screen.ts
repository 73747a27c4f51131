import { matchPath, type Params } from 'react-router';
import type { Page } from './page.tsx';

/** What a screen reads from its address. */
export interface Address {
  params: Params;
  search: URLSearchParams;
}

export interface Screen {
  /** A path of the router: `/college/:slug`. */
  path: string;
  page: Page;
  /** A screen that lives on what only this browser knows sends others there when the server can tell: '/' [§2]. */
  redirect?: (address: Address) => string | null;
}

export interface Matched {
  screen: Screen;
  address: Address;
}

/** The screen of an address (path and query); undefined when there is none. The first that matches wins. */
export function matchScreen(screens: readonly Screen[], url: string): Matched | undefined {
  const { pathname, searchParams } = new URL(url, 'http://here');
  for (const screen of screens) {
    const match = matchPath(screen.path, pathname);
    if (match) return { screen, address: { params: match.params, search: searchParams } };
  }
  return undefined;
}
