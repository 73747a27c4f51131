/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StateLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type StateLinksQuery = { states: Array<{ code: string, name: string, listingsCount: number }> };


export const StateLinksDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StateLinks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"states"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"listingsCount"}}]}}]}}]} as unknown as DocumentNode<StateLinksQuery, StateLinksQueryVariables>;
export const useStateLinksQuery = (options: ApolloReact.useQuery.Options<StateLinksQuery, StateLinksQueryVariables> = {}) => ApolloReact.useQuery<StateLinksQuery, StateLinksQueryVariables>(StateLinksDocument, options);