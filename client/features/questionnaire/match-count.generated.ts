/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** What a renter asks for. What is absent filters nothing. */
export type HousingFilterInput = {
  /** At least this many, 1 to 5.5 in half steps. */
  bathrooms?: number | null | undefined;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: number | null | undefined;
  /** Dollars a month for the whole home, at most. */
  budget?: number | null | undefined;
  /** The number of the place. */
  locationId: string;
  /** The kind of place. */
  locationType?: LocationType;
  /** The code of the brand; an unknown one is default. */
  site?: string | null | undefined;
};

/** A kind of place. */
export type LocationType =
  | 'city'
  | 'college'
  | 'state';

export type MatchCountQueryVariables = Exact<{
  filter: T.HousingFilterInput;
}>;


export type MatchCountQuery = { searchHousing: { meta: { total: number } } | null };


export const MatchCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MatchCount"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HousingFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchHousing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<MatchCountQuery, MatchCountQueryVariables>;
export const useMatchCountQuery = (options: ApolloReact.useQuery.Options<MatchCountQuery, MatchCountQueryVariables> & { variables: MatchCountQueryVariables }) => ApolloReact.useQuery<MatchCountQuery, MatchCountQueryVariables>(MatchCountDocument, options);