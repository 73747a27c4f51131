/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The account that publishing creates; absent when logged in. */
export type AccountInput = {
  /** The login email. */
  email?: string | null | undefined;
  /** At least six characters. */
  password?: string | null | undefined;
  /** The same password again. */
  passwordConfirmation?: string | null | undefined;
};

/** The colleges near a location, as in answers. */
export type AvailableLocationsInput = {
  /** The number of colleges. */
  count: number;
  /** Their common names, nearest first. */
  list: Array<string>;
};

/** A location in degrees. */
export type CoordinatesInput = {
  /** Latitude in degrees. */
  lat: number;
  /** Longitude in degrees. */
  lon: number;
};

/** The contact that receives the leads. */
export type DraftContactInput = {
  /** The email address that receives requests. */
  email?: string | null | undefined;
  /** First name. */
  firstName?: string | null | undefined;
  /** Last name. */
  lastName?: string | null | undefined;
  /** Ten digits in any format; an extension of up to six digits may follow, as in "x12". */
  phone?: string | null | undefined;
};

/** A floorplan. */
export type DraftFloorplanInput = {
  /** First day it can be rented, YYYY-MM-DD. */
  availableOn?: string | null | undefined;
  /** From 1 to 5.5 in half steps. */
  bathrooms?: number | string | null | undefined;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: number | string | null | undefined;
  /** The deposit in dollars, as a string of digits. */
  deposit?: string | null | undefined;
  /** Required fees in dollars per month, as a string of digits. */
  feesMonthly?: string | null | undefined;
  /** The lease lengths offered, in months. */
  leaseMonths?: Array<number | string> | null | undefined;
  /** One-time fees in dollars, as a string of digits. */
  oneTime?: string | null | undefined;
  /** Dollars per month, as a string of digits. */
  rent?: string | null | undefined;
  /** Square feet, as a string of digits. */
  sq?: string | null | undefined;
  /** Estimated utilities in dollars per month, 0 when included, as a string of digits. */
  utilities?: string | null | undefined;
};

/** The draft of a listing, which may be incomplete. */
export type DraftInput = {
  /** The account that publishing creates. */
  account?: AccountInput | null | undefined;
  /** Amenity ids from the catalog. */
  amenities?: Array<number | string> | null | undefined;
  /** The contact that receives the leads. */
  contact?: DraftContactInput | null | undefined;
  /** The description. */
  description?: string | null | undefined;
  /** The floorplans. */
  floorplans?: Array<DraftFloorplanInput> | null | undefined;
  /** The UUID of the draft; one draft becomes at most one listing. */
  id?: string | null | undefined;
  /** At most six images. */
  images?: Array<ImageInput> | null | undefined;
  /** The address of the listing. */
  location?: DraftLocationInput | null | undefined;
  /** The property name, which is the title of the listing. */
  name?: string | null | undefined;
  /** Hashes of the texts that the landlord sends to staff for review, as our pages make them; a changed text asks again. */
  textsForReview?: Array<string> | null | undefined;
  /** 84 apartment, 85 house. */
  type?: number | string | null | undefined;
  /** An https link to a virtual tour on a public website. */
  virtualTour?: string | null | undefined;
};

/** The address of the listing. */
export type DraftLocationInput = {
  /** Street address. */
  address?: string | null | undefined;
  /** Ignored: the server determines the colleges from the position. */
  availableLocations?: AvailableLocationsInput | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The location from geocoding or from the pin. */
  coordinates?: CoordinatesInput | null | undefined;
  /** Whether the landlord set the coordinates, which then decide the position. */
  pin?: boolean | null | undefined;
  /** Two-letter state code. */
  state?: string | null | undefined;
  /** Five-digit zip code. */
  zip?: string | null | undefined;
};

/** An uploaded image. */
export type ImageInput = {
  /** What it shows, at most 80 characters. */
  caption?: string | null | undefined;
  /** The URL for listing pages. */
  large: string;
  /** The URL for cards. */
  small: string;
};

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

export type RentsToChangeQueryVariables = Exact<{ [key: string]: never; }>;


export type RentsToChangeQuery = { myListings: Array<{ id: string, version: number, paymentPending: boolean, draft: { id: string, draftId: string | null, type: number | null, name: string, amenities: Array<number>, description: string, virtualTour: string, textsForReview: Array<string>, contact: { firstName: string, lastName: string, email: string, phone: string }, location: { address: string, city: string, state: string, zip: string, pin: boolean, coordinates: { lat: number, lon: number } | null }, floorplans: Array<{ bedrooms: number, bathrooms: number, sq: string, rent: string, feesMonthly: string, utilities: string, deposit: string, oneTime: string, leaseMonths: Array<number>, availableOn: string }>, images: Array<{ large: string, small: string, caption: string | null }> }, listing: { slug: string, name: string } }>, myReviews: Array<{ id: string, slug: string | null, state: T.ReviewState }> };

export type ChangeRentMutationVariables = Exact<{
  id: string;
  version?: number | null | undefined;
  draft: T.DraftInput;
}>;


export type ChangeRentMutation = { editListing:
    | { errors: Array<{ field: string, messages: Array<string> }> }
    | { message: string }
    | Record<PropertyKey, never>
   };


export const RentsToChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RentsToChange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myListings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"paymentPending"}},{"kind":"Field","name":{"kind":"Name","value":"draft"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StoredDraft"}}]}},{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"myReviews"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StoredDraft"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Draft"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"draftId"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"contact"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}}]}},{"kind":"Field","name":{"kind":"Name","value":"location"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"address"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"zip"}},{"kind":"Field","name":{"kind":"Name","value":"coordinates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lat"}},{"kind":"Field","name":{"kind":"Name","value":"lon"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pin"}}]}},{"kind":"Field","name":{"kind":"Name","value":"floorplans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bedrooms"}},{"kind":"Field","name":{"kind":"Name","value":"bathrooms"}},{"kind":"Field","name":{"kind":"Name","value":"sq"}},{"kind":"Field","name":{"kind":"Name","value":"rent"}},{"kind":"Field","name":{"kind":"Name","value":"feesMonthly"}},{"kind":"Field","name":{"kind":"Name","value":"utilities"}},{"kind":"Field","name":{"kind":"Name","value":"deposit"}},{"kind":"Field","name":{"kind":"Name","value":"oneTime"}},{"kind":"Field","name":{"kind":"Name","value":"leaseMonths"}},{"kind":"Field","name":{"kind":"Name","value":"availableOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"amenities"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"large"}},{"kind":"Field","name":{"kind":"Name","value":"small"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}}]}},{"kind":"Field","name":{"kind":"Name","value":"virtualTour"}},{"kind":"Field","name":{"kind":"Name","value":"textsForReview"}}]}}]} as unknown as DocumentNode<RentsToChangeQuery, RentsToChangeQueryVariables>;
export const ChangeRentDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeRent"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirms"},"value":{"kind":"BooleanValue","value":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Stale"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ChangeRentMutation, ChangeRentMutationVariables>;
export const useRentsToChangeQuery = (options: ApolloReact.useQuery.Options<RentsToChangeQuery, RentsToChangeQueryVariables> = {}) => ApolloReact.useQuery<RentsToChangeQuery, RentsToChangeQueryVariables>(RentsToChangeDocument, options);
export const useChangeRentMutation = (options?: ApolloReact.useMutation.Options<ChangeRentMutation, ChangeRentMutationVariables>) => ApolloReact.useMutation(ChangeRentDocument, options);