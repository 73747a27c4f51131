/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The state of a listing that was sent for review. */
export type ReviewState =
  /** Approved; the payment is in progress. */
  | 'APPROVED'
  /** The text cannot be published. */
  | 'DECLINED'
  /** Nobody decided in time, so it was withdrawn. */
  | 'EXPIRED'
  /** Approved, but the card could not be charged. */
  | 'PAYMENT_NEEDED'
  /** Staff have not decided yet; nothing is charged. */
  | 'REVIEW';

export type MyReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type MyReviewsQuery = { myReviews: Array<{ id: string, name: string, slug: string | null, state: T.ReviewState, dueAt: string | null, note: string | null }> };


export const MyReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}}]}}]} as unknown as DocumentNode<MyReviewsQuery, MyReviewsQueryVariables>;
export const useMyReviewsQuery = (options: ApolloReact.useQuery.Options<MyReviewsQuery, MyReviewsQueryVariables> = {}) => ApolloReact.useQuery<MyReviewsQuery, MyReviewsQueryVariables>(MyReviewsDocument, options);