/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A report of a listing. */
export type ReportInput = {
  /** What is wrong; required for the reason `other`. */
  details?: string | null | undefined;
  /** The email of the reporter, to be told what came of it. */
  email?: string | null | undefined;
  /** The id of the listing. */
  listingId: string;
  /** One of `scam`, `unavailable`, `wrong`, `discrimination`, `duplicate`, `other`. */
  reason: string;
  /** The code of the brand whose page is open. */
  site?: string | null | undefined;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: string | null | undefined;
};

export type ReportListingMutationVariables = Exact<{
  report: T.ReportInput;
}>;


export type ReportListingMutation = { reportListing:
    | { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> }
    | { __typename: 'ReportSent' }
   };


export const ReportListingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportListing"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"report"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportListing"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"report"},"value":{"kind":"Variable","name":{"kind":"Name","value":"report"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ReportListingMutation, ReportListingMutationVariables>;
export const useReportListingMutation = (options?: ApolloReact.useMutation.Options<ReportListingMutation, ReportListingMutationVariables>) => ApolloReact.useMutation(ReportListingDocument, options);