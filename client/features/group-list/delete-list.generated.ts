/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RevokeGroupListMutationVariables = Exact<{
  revokeToken: string;
}>;


export type RevokeGroupListMutation = { revokeGroupList: boolean };


export const RevokeGroupListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeGroupList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"revokeToken"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeGroupList"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"revokeToken"},"value":{"kind":"Variable","name":{"kind":"Name","value":"revokeToken"}}}]}]}}]} as unknown as DocumentNode<RevokeGroupListMutation, RevokeGroupListMutationVariables>;
export const useRevokeGroupListMutation = (options?: ApolloReact.useMutation.Options<RevokeGroupListMutation, RevokeGroupListMutationVariables>) => ApolloReact.useMutation(RevokeGroupListDocument, options);