import type { OwnedListing, PrivateData } from '../permission-matrix/private-data.ts';
import type { Viewer } from '../permission-matrix/viewers.ts';
import type { ServedApp } from '../../setup/served-app.ts';

/** One of two products that began alike: the one is asked over REST only, the other over GraphQL only. */
export interface Side {
  app: ServedApp;
  things: PrivateData;
  /** The second home of the owner's, that is not visible. */
  owned: OwnedListing;
}

/** What REST answers. */
export interface RestResponse {
  status: number;
  body?: unknown;
}

interface RestRequest {
  /** Of the row's own address when it is absent. */
  path?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** The same thing asked at both doors. */
export interface ParityCase {
  /** What is asked, in words. */
  name: string;
  as?: Viewer;
  rest(side: Side): RestRequest | Promise<RestRequest>;
  graphql(side: Side): GraphqlRequest | Promise<GraphqlRequest>;
  /** A renter's call: its fields are written in snake_case, in refusals too. A draft's are as GraphQL has them. */
  wire?: 'snake';
  /** What REST has to say of GraphQL's answer, where it is neither a refusal nor null. */
  says(found: GraphqlValue): RestResponse;
  /** What REST has to say of GraphQL's refusal, where that is no 422. */
  refuses?(errors: Readonly<Record<string, string[]>>): RestResponse;
  /** GraphQL offers no more than this part of the answer. */
  part?: true;
  /** The status that must come of it: that both doors refuse alike is not enough. */
  gives: number;
}

/** A GraphQL value, looked into without ceremony. */
export type GraphqlValue = Readonly<Record<string, unknown>>;

/** The rows of an address; or why GraphQL has nothing like it. */
export type ParityCases = Readonly<Record<string, readonly ParityCase[] | string>>;
