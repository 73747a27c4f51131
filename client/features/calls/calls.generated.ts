/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The result of a call. */
export type CallOutcome =
  /** Answered. */
  | 'answered'
  /** Missed. */
  | 'missed'
  /** Ringing or in progress. */
  | 'ringing';

export type CallChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type CallChangedSubscription = { callChanged: { id: string, listingName: string, at: string, outcome: T.CallOutcome, seconds: number, caller: string | null } };

export type MyCallsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type MyCallsQuery = { myCalls: { more: boolean, calls: Array<{ id: string, listingName: string, at: string, outcome: T.CallOutcome, seconds: number, caller: string | null }> } };

export type Call_CallFragment = { id: string, listingName: string, at: string, outcome: T.CallOutcome, seconds: number, caller: string | null };

export const Call_CallFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Call_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"caller"}}]}}]} as unknown as DocumentNode<Call_CallFragment, unknown>;
export const CallChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"CallChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"callChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Call_call"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Call_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"caller"}}]}}]} as unknown as DocumentNode<CallChangedSubscription, CallChangedSubscriptionVariables>;
export const MyCallsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCalls"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCalls"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"calls"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Call_call"}}]}},{"kind":"Field","name":{"kind":"Name","value":"more"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Call_call"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Call"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"seconds"}},{"kind":"Field","name":{"kind":"Name","value":"caller"}}]}}]} as unknown as DocumentNode<MyCallsQuery, MyCallsQueryVariables>;
export const useCallChangedSubscription = (options: ApolloReact.useSubscription.Options<CallChangedSubscription, CallChangedSubscriptionVariables> = {}) => ApolloReact.useSubscription<CallChangedSubscription, CallChangedSubscriptionVariables>(CallChangedDocument, options);
export const useMyCallsQuery = (options: ApolloReact.useQuery.Options<MyCallsQuery, MyCallsQueryVariables> = {}) => ApolloReact.useQuery<MyCallsQuery, MyCallsQueryVariables>(MyCallsDocument, options);