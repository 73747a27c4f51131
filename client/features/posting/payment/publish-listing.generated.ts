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

export type PublishListingMutationVariables = Exact<{
  draft: T.DraftInput;
  paymentMethod: string;
  idempotencyKey: string;
  keepCard?: boolean | null | undefined;
  price?: number | null | undefined;
}>;


export type PublishListingMutation = { publishListing:
    | { errors: Array<{ field: string, messages: Array<string> }> }
    | { message: string }
    | { clientSecret: string }
    | { listing: { id: string }, user: { key: string, email: string, sessionId: string, userAgent: string, ip: string } | null }
    | { review: string, user: { key: string, email: string, sessionId: string, userAgent: string, ip: string } | null }
   };


export const PublishListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keepCard"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"price"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publishListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}},{"kind":"Argument","name":{"kind":"Name","value":"paymentMethod"},"value":{"kind":"Variable","name":{"kind":"Name","value":"paymentMethod"}}},{"kind":"Argument","name":{"kind":"Name","value":"idempotencyKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idempotencyKey"}}},{"kind":"Argument","name":{"kind":"Name","value":"keepCard"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keepCard"}}},{"kind":"Argument","name":{"kind":"Name","value":"price"},"value":{"kind":"Variable","name":{"kind":"Name","value":"price"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Published"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"listing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentForReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"review"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"sessionId"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"ip"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NeedsAuthentication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"KeyReused"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<PublishListingMutation, PublishListingMutationVariables>;
export const usePublishListingMutation = (options?: ApolloReact.useMutation.Options<PublishListingMutation, PublishListingMutationVariables>) => ApolloReact.useMutation(PublishListingDocument, options);