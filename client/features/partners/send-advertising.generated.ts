/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A message to the operator about advertising or a partnership. */
export type InquiryInput = {
  /** The message. */
  about: string;
  /** The email of the sender, for the reply. */
  email: string;
  /** The first name of the sender. */
  firstName: string;
  /** The last name of the sender. */
  lastName: string;
  /** The phone number of the sender, of the US or Canada in any format, of another country with its code. */
  phone: string;
  /** What it is about: `advertising`, also when absent, or `partnership`: our listings on a partner's site. */
  topic?: string | null | undefined;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: string | null | undefined;
};

export type SendAdvertisingMutationVariables = Exact<{
  inquiry: T.InquiryInput;
}>;


export type SendAdvertisingMutation = { sendAdvertising:
    | { __typename: 'InquirySent' }
    | { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> }
   };


export const SendAdvertisingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendAdvertising"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"inquiry"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InquiryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendAdvertising"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"inquiry"},"value":{"kind":"Variable","name":{"kind":"Name","value":"inquiry"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<SendAdvertisingMutation, SendAdvertisingMutationVariables>;
export const useSendAdvertisingMutation = (options?: ApolloReact.useMutation.Options<SendAdvertisingMutation, SendAdvertisingMutationVariables>) => ApolloReact.useMutation(SendAdvertisingDocument, options);