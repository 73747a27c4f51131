/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CardKeysQueryVariables = Exact<{ [key: string]: never; }>;


export type CardKeysQuery = { options: { localProcessor: boolean, stripeKey: string | null } };

export type BeginCardChangeMutationVariables = Exact<{
  listings?: Array<string> | string | null | undefined;
}>;


export type BeginCardChangeMutation = { beginCardChange: { clientSecret: string } };

export type ChangeCardMutationVariables = Exact<{
  setup: string;
  listings?: Array<string> | string | null | undefined;
}>;


export type ChangeCardMutation = { changeCard:
    | { declineMessage: string | null, billing: { id: string, creditCents: number, receiptCount: number, card: { brand: string, last4: string, expMonth: number, expYear: number } | null, receipts: Array<{ id: string, listingName: string, state: string, amountCents: number, creditedCents: number, billedAt: string, cardBrand: string | null, cardLast4: string | null }> } }
    | { errors: Array<{ field: string, messages: Array<string> }> }
    | { clientSecret: string }
   };


export const CardKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localProcessor"}},{"kind":"Field","name":{"kind":"Name","value":"stripeKey"}}]}}]}}]} as unknown as DocumentNode<CardKeysQuery, CardKeysQueryVariables>;
export const BeginCardChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginCardChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listings"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginCardChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"listings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}}]}}]}}]} as unknown as DocumentNode<BeginCardChangeMutation, BeginCardChangeMutationVariables>;
export const ChangeCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"setup"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"listings"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"setup"},"value":{"kind":"Variable","name":{"kind":"Name","value":"setup"}}},{"kind":"Argument","name":{"kind":"Name","value":"listings"},"value":{"kind":"Variable","name":{"kind":"Name","value":"listings"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CardChanged"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineMessage"}},{"kind":"Field","name":{"kind":"Name","value":"billing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Payments_billing"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"NeedsAuthentication"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clientSecret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardOnFile_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expYear"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReceiptRow_receipt"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Receipt"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"amountCents"}},{"kind":"Field","name":{"kind":"Name","value":"creditedCents"}},{"kind":"Field","name":{"kind":"Name","value":"billedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cardBrand"}},{"kind":"Field","name":{"kind":"Name","value":"cardLast4"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Payments_billing"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Billing"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardOnFile_card"}}]}},{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReceiptRow_receipt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"creditCents"}},{"kind":"Field","name":{"kind":"Name","value":"receiptCount"}}]}}]} as unknown as DocumentNode<ChangeCardMutation, ChangeCardMutationVariables>;
export const useCardKeysQuery = (options: ApolloReact.useQuery.Options<CardKeysQuery, CardKeysQueryVariables> = {}) => ApolloReact.useQuery<CardKeysQuery, CardKeysQueryVariables>(CardKeysDocument, options);
export const useBeginCardChangeMutation = (options?: ApolloReact.useMutation.Options<BeginCardChangeMutation, BeginCardChangeMutationVariables>) => ApolloReact.useMutation(BeginCardChangeDocument, options);
export const useChangeCardMutation = (options?: ApolloReact.useMutation.Options<ChangeCardMutation, ChangeCardMutationVariables>) => ApolloReact.useMutation(ChangeCardDocument, options);