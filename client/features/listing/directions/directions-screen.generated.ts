/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The start and end of the directions. */
export type DirectionsInput = {
  /** Latitude of the listing in degrees. */
  latitudeHousing: number;
  /** Latitude of the college in degrees. */
  latitudeSchool: number;
  /** Longitude of the listing in degrees. */
  longitudeHousing: number;
  /** Longitude of the college in degrees. */
  longitudeSchool: number;
  /** The travel mode to list first. */
  mode?: TravelMode;
  /** The listing id, to include its name. */
  onlineAdId?: string | null | undefined;
  /** The college id, to include its name. */
  schoolId?: string | null | undefined;
};

/** How somebody gets from a listing to a college. */
export type TravelMode =
  | 'cycling'
  | 'driving'
  | 'walking';

export type DirectionsQueryVariables = Exact<{
  input: T.DirectionsInput;
}>;


export type DirectionsQuery = { directions: { routes: Array<{ mode: T.TravelMode, distance: number, minutes: number, estimate: boolean, url: string }>, listing: { slug: string, name: string } | null, school: { slug: string, displayName: string } | null } };


export const DirectionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Directions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DirectionsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"directions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"routes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"minutes"}},{"kind":"Field","name":{"kind":"Name","value":"estimate"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"school"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]} as unknown as DocumentNode<DirectionsQuery, DirectionsQueryVariables>;
export const useDirectionsQuery = (options: ApolloReact.useQuery.Options<DirectionsQuery, DirectionsQueryVariables> & { variables: DirectionsQueryVariables }) => ApolloReact.useQuery<DirectionsQuery, DirectionsQueryVariables>(DirectionsDocument, options);