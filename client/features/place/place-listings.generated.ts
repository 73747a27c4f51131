/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A search criterion. */
export type Criterion =
  | 'bathrooms'
  | 'bedrooms'
  | 'budget'
  | 'distance';

/** The search criteria of a renter. An absent field does not filter. */
export type HousingFilterInput = {
  /** The minimum number of bathrooms, 1 to 5.5 in steps of 0.5. */
  bathrooms?: number | null | undefined;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: number | null | undefined;
  /** The maximum rent of the floorplan in dollars per month. */
  budget?: number | null | undefined;
  /** The id of the place. */
  locationId: string;
  /** The place type. */
  locationType?: LocationType;
  /** The site code of the brand; an unknown code means default. */
  site?: string | null | undefined;
};

/** A place type. */
export type LocationType =
  | 'city'
  | 'college'
  | 'state';

export type HomesNearQueryVariables = Exact<{
  filter: T.HousingFilterInput;
}>;


export type HomesNearQuery = { searchHousing: { location: { id: string, type: T.LocationType, displayName: string, lat: number | null, lon: number | null }, meta: { total: number }, data: Array<{ listing: { id: string, slug: string, name: string, type: number, featured: boolean, city: string, state: string, lat: number, lon: number, demo: boolean, distance: number | null, rentFrom: number, takesRequests: boolean, floorplans: Array<{ bedrooms: number, bathrooms: number, sq: number, rent: number }>, amenities: Array<{ id: number, label: string }>, images: Array<{ large: string, small: string }> } }> } | null };

export type ClosestNearQueryVariables = Exact<{
  filter: T.HousingFilterInput;
}>;


export type ClosestNearQuery = { closestHousing: { data: Array<{ listing: { id: string, slug: string, name: string, type: number, featured: boolean, city: string, state: string, lat: number, lon: number, demo: boolean, distance: number | null, rentFrom: number, takesRequests: boolean, floorplans: Array<{ bedrooms: number, bathrooms: number, sq: number, rent: number }>, amenities: Array<{ id: number, label: string }>, images: Array<{ large: string, small: string }> }, unmet: Array<{ criterion: T.Criterion, by: number }> }> } | null };


export const HomesNearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HomesNear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HousingFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchHousing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"most"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard_listing"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"rentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"takesRequests"}},{"kind":"Field","name":{"kind":"Name","value":"floorplans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sq"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"large"}},{"kind":"Field","name":{"kind":"Name","value":"small"}}]}}]}}]} as unknown as DocumentNode<HomesNearQuery, HomesNearQueryVariables>;
export const ClosestNearDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosestNear"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HousingFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closestHousing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"most"},"value":{"kind":"IntValue","value":"6"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard_listing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unmet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"rentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"takesRequests"}},{"kind":"Field","name":{"kind":"Name","value":"floorplans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sq"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"large"}},{"kind":"Field","name":{"kind":"Name","value":"small"}}]}}]}}]} as unknown as DocumentNode<ClosestNearQuery, ClosestNearQueryVariables>;
export const useHomesNearQuery = (options: ApolloReact.useQuery.Options<HomesNearQuery, HomesNearQueryVariables> & { variables: HomesNearQueryVariables }) => ApolloReact.useQuery<HomesNearQuery, HomesNearQueryVariables>(HomesNearDocument, options);
export const useClosestNearQuery = (options: ApolloReact.useQuery.Options<ClosestNearQuery, ClosestNearQueryVariables> & { variables: ClosestNearQueryVariables }) => ApolloReact.useQuery<ClosestNearQuery, ClosestNearQueryVariables>(ClosestNearDocument, options);