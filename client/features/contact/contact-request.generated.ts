/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The search criteria of a renter. An absent field does not filter. */
export type HousingFilterInput = {
  /** The last day on which it may become available, YYYY-MM-DD. */
  availableBy?: string | null | undefined;
  /** The minimum number of bathrooms, 1 to 5.5 in steps of 0.5. */
  bathrooms?: number | null | undefined;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: number | null | undefined;
  /** The maximum rent of the floorplan in dollars per month. */
  budget?: number | null | undefined;
  /** Feature ids that only explain matches and filter nothing. */
  features?: Array<number> | null | undefined;
  /** True: only furnished listings. */
  furnished?: boolean | null | undefined;
  /** Where laundry must be. */
  laundry?: Laundry | null | undefined;
  /** A lease length in months that the home must offer. */
  lease?: number | null | undefined;
  /** The id of the place. */
  locationId: string;
  /** The place type. */
  locationType?: LocationType;
  /** The maximum minutes on foot. */
  maxWalk?: number | null | undefined;
  /** The minimum rent of the floorplan in dollars per month. */
  minRent?: number | null | undefined;
  /** Feature ids that a listing must state. */
  must?: Array<number> | null | undefined;
  /** Pet ids; listings that say nothing about pets fit as well. */
  pets?: Array<number> | null | undefined;
  /** The site code of the brand; an unknown code means default. */
  site?: string | null | undefined;
  /** The order of the results; featured first unless given. */
  sort?: SearchSort | null | undefined;
  /** True: only rents that include utilities. */
  utilities?: boolean | null | undefined;
};

/** Laundry in the unit, or anywhere in the building. */
export type Laundry =
  | 'any'
  | 'unit';

/** A place type. */
export type LocationType =
  | 'city'
  | 'college'
  | 'state';

/** A message to a landlord. */
export type ReplyInput = {
  /** The email of the renter, for the reply. */
  email: string;
  /** The first name of the renter. */
  firstName: string;
  /** The secret of an earlier message of the sender to this listing. With another email, it corrects the address. */
  follows?: string | null | undefined;
  /** The id of the listing. */
  housingId: string;
  /** The last name of the renter. */
  lastName: string;
  /** The place type of schoolId; defaults to college. */
  locationType?: LocationType | null | undefined;
  /** The message. */
  message: string;
  /** The phone number of the renter, of the US or Canada in any format, of another country with its code; or none. */
  phone?: string | null | undefined;
  /** The id of the place searched: a college unless locationType says otherwise. */
  schoolId?: string | null | undefined;
  /** The site code of the page. */
  site?: string | null | undefined;
  /** Up to 3 suggested tour times in the local time of the listing, such as 2027-08-15T16:30. */
  tourTimes?: Array<string> | null | undefined;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: string | null | undefined;
};

/** A request for a listing, with the answers to the questionnaire. */
export type RequestInput = {
  /** The minimum number of bathrooms. */
  bathrooms?: number | null | undefined;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: number | null | undefined;
  /** The maximum rent of the floorplan in dollars per month. */
  budgets?: number | null | undefined;
  /** The email of the renter, for the reply. */
  email: string;
  /** Feature option ids. */
  features?: Array<number> | null | undefined;
  /** The first name of the renter. */
  firstName: string;
  /** The id of the listing. */
  housingId: string;
  /** The last name of the renter. */
  lastName: string;
  /** The place type of schoolId; defaults to college. */
  locationType?: LocationType | null | undefined;
  /** The message. */
  message?: string | null | undefined;
  /** 0 for as soon as possible, or YYYY-MM-DD. */
  moveDate?: string | null | undefined;
  /** Pet option ids; 0 means no pets. */
  pets?: Array<number> | null | undefined;
  /** The phone number of the renter, of the US or Canada in any format, of another country with its code; or none. */
  phone?: string | null | undefined;
  /** The site code of the brand that showed the listing. */
  poweredBy?: string | null | undefined;
  /** The name of the listing as shown to the renter. */
  propertyName?: string | null | undefined;
  /** The id of the place searched: a college unless locationType says otherwise. */
  schoolId?: string | null | undefined;
  /** The search of the renter: its filters are shown to the landlord beside the answers. */
  searchFilter?: HousingFilterInput | null | undefined;
  /** The site code of the page. */
  site?: string | null | undefined;
  /** Up to 3 suggested tour times in the local time of the listing, such as 2027-08-15T16:30. */
  tourTimes?: Array<string> | null | undefined;
  /** A honeypot: hidden from people, so it must be empty. */
  website?: string | null | undefined;
};

/** Featured first, then nearest; lowest cost per person; shortest walk; newest. */
export type SearchSort =
  | 'cost'
  | 'featured'
  | 'newest'
  | 'walk';

export type SaveRequestMutationVariables = Exact<{
  request: T.RequestInput;
}>;


export type SaveRequestMutation = { saveRequest:
    | { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> }
    | { __typename: 'LeadSent', id: string, delivered: boolean, markedAsSpam: boolean, repeated: boolean, followUp: boolean, secret: string }
   };

export type SendReplyMutationVariables = Exact<{
  reply: T.ReplyInput;
}>;


export type SendReplyMutation = { sendReply:
    | { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> }
    | { __typename: 'LeadSent', id: string, delivered: boolean, markedAsSpam: boolean, repeated: boolean, followUp: boolean, secret: string }
   };

export type Lead_Result_Invalid_Fragment = { __typename: 'Invalid', errors: Array<{ field: string, messages: Array<string> }> };

export type Lead_Result_LeadSent_Fragment = { __typename: 'LeadSent', id: string, delivered: boolean, markedAsSpam: boolean, repeated: boolean, followUp: boolean, secret: string };

export type Lead_ResultFragment =
  | Lead_Result_Invalid_Fragment
  | Lead_Result_LeadSent_Fragment
;

export const Lead_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"markedAsSpam"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]} as unknown as DocumentNode<Lead_ResultFragment, unknown>;
export const SaveRequestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveRequest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"request"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RequestInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveRequest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"request"},"value":{"kind":"Variable","name":{"kind":"Name","value":"request"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"markedAsSpam"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]} as unknown as DocumentNode<SaveRequestMutation, SaveRequestMutationVariables>;
export const SendReplyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendReply"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reply"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReplyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendReply"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"reply"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reply"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Lead_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Lead_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LeadSent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"delivered"}},{"kind":"Field","name":{"kind":"Name","value":"markedAsSpam"}},{"kind":"Field","name":{"kind":"Name","value":"repeated"}},{"kind":"Field","name":{"kind":"Name","value":"followUp"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]} as unknown as DocumentNode<SendReplyMutation, SendReplyMutationVariables>;
export const useSaveRequestMutation = (options?: ApolloReact.useMutation.Options<SaveRequestMutation, SaveRequestMutationVariables>) => ApolloReact.useMutation(SaveRequestDocument, options);
export const useSendReplyMutation = (options?: ApolloReact.useMutation.Options<SendReplyMutation, SendReplyMutationVariables>) => ApolloReact.useMutation(SendReplyDocument, options);