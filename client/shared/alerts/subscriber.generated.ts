/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** As soon as a listing is published, every morning, or on Mondays. */
export type AlertFrequency =
  | 'daily'
  | 'instant'
  | 'weekly';

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

/** A subscription to new listings by email. */
export type SubscriberInput = {
  /** The email address to notify. */
  email: string;
  /** The first name of the renter. */
  firstName?: string | null | undefined;
  /** How often to email; when absent, daily for a new subscription and as before for an existing one. */
  frequency?: AlertFrequency | null | undefined;
  /** The last name of the renter. */
  lastName?: string | null | undefined;
  /** The phone number of the renter, of the US or Canada in any format, of another country with its code; or none. */
  phone?: string | null | undefined;
  /** The id of a college. Email and place identify the subscription. When absent, the place of the search is used. */
  schoolId?: string | null | undefined;
  /** The search to send new listings for; when absent, all listings near the college. */
  searchFilter?: HousingFilterInput | null | undefined;
  /** The site code of the page; defaults to that of the search. */
  site?: string | null | undefined;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: string | null | undefined;
};

export type SaveSubscriberMutationVariables = Exact<{
  subscriber: T.SubscriberInput;
}>;


export type SaveSubscriberMutation = { saveSubscriber:
    | { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> }
    | { __typename: 'Subscribed' }
   };


export const SaveSubscriberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscriber"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubscriberInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"subscriber"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscriber"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveSubscriberMutation, SaveSubscriberMutationVariables>;
export const useSaveSubscriberMutation = (options?: ApolloReact.useMutation.Options<SaveSubscriberMutation, SaveSubscriberMutationVariables>) => ApolloReact.useMutation(SaveSubscriberDocument, options);