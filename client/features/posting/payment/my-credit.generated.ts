/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyCreditQueryVariables = Exact<{ [key: string]: never; }>;


export type MyCreditQuery = { myBilling: { id: string, creditCents: number, card: { brand: string, last4: string, expMonth: number, expYear: number } | null } };


export const MyCreditDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCredit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myBilling"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"receipts"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"creditCents"}},{"kind":"Field","name":{"kind":"Name","value":"card"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CardOnFile_card"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CardOnFile_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StoredCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"last4"}},{"kind":"Field","name":{"kind":"Name","value":"expMonth"}},{"kind":"Field","name":{"kind":"Name","value":"expYear"}}]}}]} as unknown as DocumentNode<MyCreditQuery, MyCreditQueryVariables>;
export const useMyCreditQuery = (options: ApolloReact.useQuery.Options<MyCreditQuery, MyCreditQueryVariables> = {}) => ApolloReact.useQuery<MyCreditQuery, MyCreditQueryVariables>(MyCreditDocument, options);