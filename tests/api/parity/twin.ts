import type { Home, Things } from '../matrix/things.ts';
import type { Viewer } from '../matrix/viewers.ts';
import type { ServedApp } from '../../setup/served-app.ts';

/** One of two products that began alike: the one is asked over REST only, the other over GraphQL only. */
export interface Side {
  app: ServedApp;
  things: Things;
  /** The second home of the owner's, that is not shown. */
  owned: Home;
}

/** What REST answers. */
export interface Said {
  status: number;
  body?: unknown;
}

export interface RestAsk {
  /** Of the row's own address when it is absent. */
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface GraphqlAsk {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The same thing asked at both doors. */
export interface Twin {
  /** What is asked, in words. */
  name: string;
  as?: Viewer;
  rest(side: Side): RestAsk | Promise<RestAsk>;
  graphql(side: Side): GraphqlAsk | Promise<GraphqlAsk>;
  /** A renter's call: its fields are written in snake_case, in refusals too. A draft's are as GraphQL has them. */
  wire?: 'snake';
  /** What REST has to say of GraphQL's answer, where it is neither a refusal nor null. */
  says(found: Found): Said;
  /** What REST has to say of GraphQL's refusal, where that is no 422. */
  refuses?(errors: Readonly<Record<string, string[]>>): Said;
  /** GraphQL offers no more than this part of the answer. */
  part?: true;
  /** The status that must come of it: that both doors refuse alike is not enough. */
  gives: number;
}

/** A GraphQL value, looked into without ceremony. */
export type Found = Readonly<Record<string, unknown>>;

/** The rows of an address; or why GraphQL has nothing like it. */
export type Twins = Readonly<Record<string, readonly Twin[] | string>>;
