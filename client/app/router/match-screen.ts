import type { ApolloClient } from '@apollo/client';
import type { ComponentType, ReactNode } from 'react';
import type { Params } from './router.tsx';

/** What a screen reads from its address. */
export interface Address {
  pathname: string;
  params: Params;
  search: URLSearchParams;
}

/** Fetches into the client's cache what a screen reads: on the server before it renders, in the browser when a link is near. */
export type Prepare = (client: ApolloClient, address: Address) => Promise<unknown>;

/** What a screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType;
  prepare?: Prepare;
}

/** A screen in a chunk of its own. */
export interface LazyScreen {
  (): ReactNode;
  /** Loads the chunk; afterwards the screen renders plainly, without Suspense. */
  preload(): Promise<ScreenModule>;
  /**
   * The file of the screen, as the build's manifest names it: `client/features/homepage/homepage-screen.tsx`. Only on
   * the server.
   */
  module: string | undefined;
}

export interface Screen {
  /** A path of the router: `/college/:slug`. */
  path: string;
  page: LazyScreen;
  /** Listed by search engines: without parameters also in the sitemap, in docs/screens and in the web benchmark. */
  indexed?: true;
  /** The path of another screen, which this one leads to [§2]. */
  redirect?: string;
  /** Paths with the same name are one screen: another path or query keeps its state, and its last answer meanwhile. */
  stays?: string;
}

const patterns = new Map<string, RegExp>();

/** Returns a path as a pattern; every link of a page asks, so each is made once. */
function patternOf(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const shape = path === '*' ? /^/ : new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i');
  patterns.set(path, shape);
  return shape;
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
export function matchScreen(screens: readonly Screen[], url: string): { screen: Screen; address: Address } | undefined {
  const { pathname, searchParams } = new URL(url, 'http://here');
  for (const screen of screens) {
    const match = patternOf(screen.path).exec(pathname);
    if (!match) continue;
    const parts = Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodePart(text)]);
    return { screen, address: { pathname, params: Object.fromEntries(parts), search: searchParams } };
  }
  return undefined;
}

/** Returns a query's parameters by name: a text, or a list where one is repeated. */
export function queryRecord(query: URLSearchParams): Record<string, string | string[]> {
  const values = [...new Set(query.keys())].map((name): [string, string | string[]] => {
    const all = query.getAll(name);
    return [name, all.length > 1 ? all : (all[0] ?? '')];
  });
  return Object.fromEntries(values);
}
