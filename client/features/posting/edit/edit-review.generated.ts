/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../../__generated__/types.js';

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

export type EditReviewsQueryVariables = Exact<{ [key: string]: never; }>;


export type EditReviewsQuery = { myReviews: Array<{ id: string, slug: string | null, state: T.ReviewState, dueAt: string | null, note: string | null, draft: { id: string, draftId: string | null, type: number | null, name: string, amenities: Array<number>, description: string, virtualTour: string, textsForReview: Array<string>, contact: { firstName: string, lastName: string, email: string, phone: string }, location: { address: string, city: string, state: string, zip: string, pin: boolean, coordinates: { lat: number, lon: number } | null }, floorplans: Array<{ bedrooms: number, bathrooms: number, sq: string, rent: string, feesMonthly: string, utilities: string, deposit: string, oneTime: string, leaseMonths: Array<number>, availableOn: string }>, images: Array<{ large: string, small: string, caption: string | null }> } | null }> };


export const EditReviewsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"dueAt"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredDraft"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draftId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorplans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sq"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"feesMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"utilities"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"oneTime"}},{"kind":"Field","name":{"kind":"Name","value":"leaseMonths"}},{"kind":"Field","name":{"kind":"Name","value":"availableOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"large"}},{"kind":"Field","name":{"kind":"Name","value":"small"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualTour"}},{"kind":"Field","name":{"kind":"Name","value":"textsForReview"}}]}}]} as unknown as DocumentNode<EditReviewsQuery, EditReviewsQueryVariables>;
export const useEditReviewsQuery = (options: ApolloReact.useQuery.Options<EditReviewsQuery, EditReviewsQueryVariables> = {}) => ApolloReact.useQuery<EditReviewsQuery, EditReviewsQueryVariables>(EditReviewsDocument, options);