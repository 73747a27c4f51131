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

/** Who is to be told of new homes by mail, and of which. */
export type SubscriberInput = {
  /** Where the mails go. */
  email: string;
  /** The renter’s first name. */
  firstName?: string | null | undefined;
  /** The renter’s last name. */
  lastName?: string | null | undefined;
  /** The renter’s phone, in any writing with ten digits. */
  phone?: string | null | undefined;
  /** A college; with the address it makes the one subscriber. Without it the place of the search does. */
  schoolId?: string | null | undefined;
  /** The search whose new homes are told; absent, everything near the college. */
  searchFilter?: HousingFilterInput | null | undefined;
  /** The site code of the page; the search’s own when absent. */
  site?: string | null | undefined;
  /** Always empty: people do not see this field. What fills it is taken for a program. */
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