/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LocationType =
  | 'city'
  | 'college'
  | 'state';

export type RequestInput = {
  bathrooms?: number | null | undefined;
  bedrooms?: number | null | undefined;
  budgets?: number | null | undefined;
  email: string;
  features?: Array<number> | null | undefined;
  firstName: string;
  housingId: string;
  lastName: string;
  locationType?: LocationType | null | undefined;
  message?: string | null | undefined;
  /** 0 for as soon as possible, or YYYY-MM-DD. */
  moveDate?: string | null | undefined;
  pets?: Array<number> | null | undefined;
  phone: string;
  poweredBy?: string | null | undefined;
  propertyName?: string | null | undefined;
  schoolId?: string | null | undefined;
  site?: string | null | undefined;
};

export type SaveRequestMutationVariables = Exact<{
  request: T.RequestInput;
}>;


export type SaveRequestMutation = { saveRequest:
    | { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> }
    | { __typename: 'LeadSent', id: string, delivered: boolean }
   };


export const SaveRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"request"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SaveRequestMutation, SaveRequestMutationVariables>;
export const useSaveRequestMutation = (options?: ApolloReact.useMutation.Options<SaveRequestMutation, SaveRequestMutationVariables>) => ApolloReact.useMutation(SaveRequestDocument, options);