/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An interaction of a renter with a listing. */
export type TrackedMatchInput = {
  /** One of view, click, request, reply, phone, directions, skip and share. */
  action: string;
  /** The id of the listing. */
  housingId: string;
  /** Its position in the list, starting at 1; absent outside lists. */
  housingPosition?: number | null | undefined;
  /** The site code of the brand that showed the listing. */
  poweredBy?: string | null | undefined;
  /** The id of the college searched. */
  schoolId?: string | null | undefined;
  /** Accepted from older clients and not stored. */
  subscriberId?: string | null | undefined;
};

export type TrackMatchesMutationVariables = Exact<{
  events: Array<T.TrackedMatchInput> | T.TrackedMatchInput;
}>;


export type TrackMatchesMutation = { trackMatches:
    | { __typename: 'Done' }
    | { __typename: 'Invalid' }
   };


export const TrackMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TrackMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"events"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TrackedMatchInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trackMatches"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"events"},"value":{"kind":"Variable","name":{"kind":"Name","value":"events"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<TrackMatchesMutation, TrackMatchesMutationVariables>;
export const useTrackMatchesMutation = (options?: ApolloReact.useMutation.Options<TrackMatchesMutation, TrackMatchesMutationVariables>) => ApolloReact.useMutation(TrackMatchesDocument, options);