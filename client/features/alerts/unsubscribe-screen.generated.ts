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

export type MailedLinkQueryVariables = Exact<{
  token: string;
}>;


export type MailedLinkQuery = { subscriber: { email: string, subscribed: boolean, confirmed: boolean, frequency: T.AlertFrequency, search: string, placeLabel: string, criteria: string } | null };

export type ChangeSubscriberMutationVariables = Exact<{
  token: string;
  subscribed: boolean;
}>;


export type ChangeSubscriberMutation = { changeSubscriber: { email: string, subscribed: boolean, confirmed: boolean, frequency: T.AlertFrequency, search: string, placeLabel: string, criteria: string } | null };

export type EditSubscriberMutationVariables = Exact<{
  token: string;
  searchFilter: T.HousingFilterInput;
  frequency: T.AlertFrequency;
}>;


export type EditSubscriberMutation = { editSubscriber:
    | { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> }
    | { __typename: 'Subscriber', email: string, subscribed: boolean, confirmed: boolean, frequency: T.AlertFrequency, search: string, placeLabel: string, criteria: string }
   | null };

export type MailedSubscriberFragment = { email: string, subscribed: boolean, confirmed: boolean, frequency: T.AlertFrequency, search: string, placeLabel: string, criteria: string };

export const MailedSubscriberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailedSubscriber"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscriber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscribed"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"placeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}}]}}]} as unknown as DocumentNode<MailedSubscriberFragment, unknown>;
export const MailedLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailedLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailedSubscriber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailedSubscriber"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscriber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscribed"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"placeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}}]}}]} as unknown as DocumentNode<MailedLinkQuery, MailedLinkQueryVariables>;
export const ChangeSubscriberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subscribed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"subscribed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subscribed"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailedSubscriber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailedSubscriber"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscriber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscribed"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"placeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}}]}}]} as unknown as DocumentNode<ChangeSubscriberMutation, ChangeSubscriberMutationVariables>;
export const EditSubscriberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditSubscriber"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"searchFilter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"HousingFilterInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AlertFrequency"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editSubscriber"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}},{"kind":"Argument","name":{"kind":"Name","value":"searchFilter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"searchFilter"}}},{"kind":"Argument","name":{"kind":"Name","value":"frequency"},"value":{"kind":"Variable","name":{"kind":"Name","value":"frequency"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MailedSubscriber"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MailedSubscriber"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subscriber"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"subscribed"}},{"kind":"Field","name":{"kind":"Name","value":"confirmed"}},{"kind":"Field","name":{"kind":"Name","value":"frequency"}},{"kind":"Field","name":{"kind":"Name","value":"search"}},{"kind":"Field","name":{"kind":"Name","value":"placeLabel"}},{"kind":"Field","name":{"kind":"Name","value":"criteria"}}]}}]} as unknown as DocumentNode<EditSubscriberMutation, EditSubscriberMutationVariables>;
export const useMailedLinkQuery = (options: ApolloReact.useQuery.Options<MailedLinkQuery, MailedLinkQueryVariables> & { variables: MailedLinkQueryVariables }) => ApolloReact.useQuery<MailedLinkQuery, MailedLinkQueryVariables>(MailedLinkDocument, options);
export const useChangeSubscriberMutation = (options?: ApolloReact.useMutation.Options<ChangeSubscriberMutation, ChangeSubscriberMutationVariables>) => ApolloReact.useMutation(ChangeSubscriberDocument, options);
export const useEditSubscriberMutation = (options?: ApolloReact.useMutation.Options<EditSubscriberMutation, EditSubscriberMutationVariables>) => ApolloReact.useMutation(EditSubscriberDocument, options);