/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PostingOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type PostingOptionsQuery = { options: { localProcessor: boolean, stripeKey: string | null, types: Array<{ id: number, label: string, price: number, benefits: Array<string> }> } };


export const PostingOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PostingOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"localProcessor"}},{"kind":"Field","name":{"kind":"Name","value":"stripeKey"}},{"kind":"Field","name":{"kind":"Name","value":"types"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"benefits"}}]}}]}}]}}]} as unknown as DocumentNode<PostingOptionsQuery, PostingOptionsQueryVariables>;
export const usePostingOptionsQuery = (options: ApolloReact.useQuery.Options<PostingOptionsQuery, PostingOptionsQueryVariables> = {}) => ApolloReact.useQuery<PostingOptionsQuery, PostingOptionsQueryVariables>(PostingOptionsDocument, options);