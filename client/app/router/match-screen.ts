import type { ApolloClient } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { Params } from './router.tsx';

/** What a screen reads from its address. */
export interface Address {
  pathname: string;
  params: Params;
  search: URLSearchParams;
}

/** What a screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Fetches into the client's cache what the screen reads: on the server before it renders, in the browser when a link is near. */
  prepare?: (client: ApolloClient, address: Address) => Promise<unknown>;
}

/** A screen in a chunk of its own. */
export interface LazyScreen {
  (): ReactNode;
  /** Loads the chunk; afterwards the screen renders plainly, without Suspense. */
  preload(): Promise<ScreenModule>;
  /** The file of the screen, as the build's manifest names it: `client/features/homepage/homepage-screen.tsx`. Only on the server. */
  module: string | undefined;
}

export interface Screen {
  /** A path of the router: `/college/:slug`. */
  path: string;
  page: LazyScreen;
  /** Listed by search engines: without parameters also in the sitemap, in docs/screens and in the web benchmark. */
  indexed?: true;
  /** A screen that lives on what only this browser knows sends others there when the server can tell: '/' [§2]. */
  redirect?: (address: Address) => string | null;
  /**
   * A name that paths of one page share: another query or path of it is another answer of the same screen, which keeps
   * its state and shows the last one until then. Others begin anew.
   */
  stays?: string;
}

export interface MatchedScreen {
  screen: Screen;
  address: Address;
}

interface Pattern {
  shape: RegExp;
  names: readonly string[];
}

const patterns = new Map<string, Pattern>();

/** A path as a pattern; every link of a page asks, so each is made once. */
function patternOf(path: string): Pattern {
  const known = patterns.get(path);
  if (known) return known;
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const shape = path === '*' ? /^/ : new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}/?$`, 'i');
  patterns.set(path, { shape, names });
  return { shape, names };
}

/** What is written in an address; what is no encoding stands for itself. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The screen of an address (path and query); undefined when there is none. The first that matches wins. */
export function matchScreen(screens: readonly Screen[], url: string): MatchedScreen | undefined {
  const { pathname, searchParams } = new URL(url, 'http://here');
  for (const screen of screens) {
    const { shape, names } = patternOf(screen.path);
    const match = shape.exec(pathname);
    if (!match) continue;
    const params = Object.fromEntries(names.map((name, index) => [name, decodePart(match[index + 1] ?? '')]));
    return { screen, address: { pathname, params, search: searchParams } };
  }
  return undefined;
}
