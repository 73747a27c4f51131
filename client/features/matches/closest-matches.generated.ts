/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A search criterion. */
export type Criterion =
  | 'available'
  | 'bathrooms'
  | 'bedrooms'
  | 'budget'
  | 'distance'
  | 'feature'
  | 'furnished'
  | 'laundry'
  | 'lease'
  | 'minRent'
  | 'utilities'
  | 'walk';

/** The search criteria of a renter. An absent field does not filter. */
export type HousingFilterInput = {
  /** The last day on which it may become available, YYYY-MM-DD. */
  availableBy?: string | null | undefined;
  /** The minimum number of bathrooms, 1 to 5.5 in steps of 0.5. */
  bathrooms?: number | null | undefined;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: number | null | undefined;
  /** The maximum rent of the floorplan in dollars per month. */
  budget?: number | null | undefined;
  /** Feature ids that only explain matches and filter nothing. */
  features?: Array<number> | null | undefined;
  /** True: only furnished listings. */
  furnished?: boolean | null | undefined;
  /** Where laundry must be. */
  laundry?: Laundry | null | undefined;
  /** A lease length in months that the home must offer. */
  lease?: number | null | undefined;
  /** The id of the place. */
  locationId: string;
  /** The place type. */
  locationType?: LocationType;
  /** The maximum minutes on foot. */
  maxWalk?: number | null | undefined;
  /** The minimum rent of the floorplan in dollars per month. */
  minRent?: number | null | undefined;
  /** Feature ids that a listing must state. */
  must?: Array<number> | null | undefined;
  /** Pet ids; listings that say nothing about pets fit as well. */
  pets?: Array<number> | null | undefined;
  /** The site code of the brand; an unknown code means default. */
  site?: string | null | undefined;
  /** The order of the results; featured first unless given. */
  sort?: SearchSort | null | undefined;
  /** True: only rents that include utilities. */
  utilities?: boolean | null | undefined;
};

/** Laundry in the unit, or anywhere in the building. */
export type Laundry =
  | 'any'
  | 'unit';

/** A place type. */
export type LocationType =
  | 'city'
  | 'college'
  | 'state';

/** Featured first, then nearest; lowest cost per person; shortest walk; newest. */
export type SearchSort =
  | 'cost'
  | 'featured'
  | 'newest'
  | 'walk';

export type ClosestMatchesQueryVariables = Exact<{
  filter: T.HousingFilterInput;
  page?: number;
}>;


export type ClosestMatchesQuery = { closestHousing: { location: { id: string, type: T.LocationType, displayName: string }, meta: { page: number, lastPage: number, total: number }, data: Array<{ listing: { id: string, slug: string, name: string, type: number, featured: boolean, city: string, state: string, lat: number, lon: number, demo: boolean, distance: number | null, rentFrom: number, takesRequests: boolean, freshness: string | null, mentionedFeatures: Array<number>, mentionsPets: boolean, floorplans: Array<{ bedrooms: number, bathrooms: number, sq: number, rent: number, feesMonthly: number | null, utilities: number | null, leaseMonths: Array<number>, availableOn: string | null }>, amenities: Array<{ id: number, label: string }>, images: Array<{ large: string, small: string }> }, unmet: Array<{ criterion: T.Criterion, by: number }> }> } | null, suggestions: { relaxations: Array<{ bedrooms: number | null, bathrooms: number | null, budget: number | null, total: number }>, alternativeCollege: { distance: number, total: number, location: { id: string, type: T.LocationType, displayName: string } } | null } | null };


export const ClosestMatchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClosestMatches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HousingFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},"defaultValue":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"closestHousing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"page"}},{"kind":"Field","name":{"kind":"Name","value":"lastPage"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"data"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeCard_listing"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unmet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criterion"}},{"kind":"Field","name":{"kind":"Name","value":"by"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SearchSuggestions_suggestions"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeCard_listing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Listing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"featured"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}},{"kind":"Field","name":{"kind":"Name","value":"demo"}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"rentFrom"}},{"kind":"Field","name":{"kind":"Name","value":"takesRequests"}},{"kind":"Field","name":{"kind":"Name","value":"freshness"}},{"kind":"Field","name":{"kind":"Name","value":"mentionedFeatures"}},{"kind":"Field","name":{"kind":"Name","value":"mentionsPets"}},{"kind":"Field","name":{"kind":"Name","value":"floorplans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sq"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"feesMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"utilities"}},{"kind":"Field","name":{"kind":"Name","value":"leaseMonths"}},{"kind":"Field","name":{"kind":"Name","value":"availableOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"large"}},{"kind":"Field","name":{"kind":"Name","value":"small"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SearchSuggestions_suggestions"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Suggestions"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relaxations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"budget"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"alternativeCollege"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"distance"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]} as unknown as DocumentNode<ClosestMatchesQuery, ClosestMatchesQueryVariables>;
export const useClosestMatchesQuery = (options: ApolloReact.useQuery.Options<ClosestMatchesQuery, ClosestMatchesQueryVariables> & { variables: ClosestMatchesQueryVariables }) => ApolloReact.useQuery<ClosestMatchesQuery, ClosestMatchesQueryVariables>(ClosestMatchesDocument, options);