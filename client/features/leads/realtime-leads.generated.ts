/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The progress of a lead. */
export type LeadStage =
  /** Closed without a rental. */
  | 'closed'
  /** Contacted. */
  | 'contacted'
  /** Not contacted yet. */
  | 'new'
  /** Rented. */
  | 'rented'
  /** Toured. */
  | 'toured';

export type LeadArrivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LeadArrivedSubscription = { leadArrived: { id: string, type: string, listingId: string, listingName: string, firstName: string, lastName: string, email: string, phone: string, message: string, createdAt: string, delivered: boolean, stage: T.LeadStage, unread: boolean, note: string, spam: boolean, answers: Array<{ label: string, value: string }> } };

export type LeadChangedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type LeadChangedSubscription = { leadChanged: { id: string, type: string, listingId: string, listingName: string, firstName: string, lastName: string, email: string, phone: string, message: string, createdAt: string, delivered: boolean, stage: T.LeadStage, unread: boolean, note: string, spam: boolean, answers: Array<{ label: string, value: string }> } };


export const LeadArrivedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LeadArrived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadArrived"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_lead"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"spam"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<LeadArrivedSubscription, LeadArrivedSubscriptionVariables>;
export const LeadChangedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"LeadChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leadChanged"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_lead"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_lead"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Lead"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"listingId"}},{"kind":"Field","name":{"kind":"Name","value":"listingName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"stage"}},{"kind":"Field","name":{"kind":"Name","value":"unread"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"spam"}},{"kind":"Field","name":{"kind":"Name","value":"answers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<LeadChangedSubscription, LeadChangedSubscriptionVariables>;
export const useLeadArrivedSubscription = (options: ApolloReact.useSubscription.Options<LeadArrivedSubscription, LeadArrivedSubscriptionVariables> = {}) => ApolloReact.useSubscription<LeadArrivedSubscription, LeadArrivedSubscriptionVariables>(LeadArrivedDocument, options);
export const useLeadChangedSubscription = (options: ApolloReact.useSubscription.Options<LeadChangedSubscription, LeadChangedSubscriptionVariables> = {}) => ApolloReact.useSubscription<LeadChangedSubscription, LeadChangedSubscriptionVariables>(LeadChangedDocument, options);