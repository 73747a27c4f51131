/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export type FilterCountsQueryVariables = Exact<{
  filter: T.HousingFilterInput;
}>;


export type FilterCountsQuery = { filterCounts: Array<{ key: string, total: number }> | null, searchHousing: { notStated: number | null, petsNotStated: number | null, meta: { total: number } } | null };


export const FilterCountsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FilterCounts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HousingFilterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filterCounts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"searchHousing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"0"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"meta"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notStated"}},{"kind":"Field","name":{"kind":"Name","value":"petsNotStated"}}]}}]}}]} as unknown as DocumentNode<FilterCountsQuery, FilterCountsQueryVariables>;
export const useFilterCountsQuery = (options: ApolloReact.useQuery.Options<FilterCountsQuery, FilterCountsQueryVariables> & { variables: FilterCountsQueryVariables }) => ApolloReact.useQuery<FilterCountsQuery, FilterCountsQueryVariables>(FilterCountsDocument, options);