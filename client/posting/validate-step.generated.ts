/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountInput = {
  email?: string | null | undefined;
  password?: string | null | undefined;
  passwordConfirmation?: string | null | undefined;
};

export type CoordinatesInput = {
  lat: number;
  lon: number;
};

export type DraftContactInput = {
  email?: string | null | undefined;
  firstName?: string | null | undefined;
  lastName?: string | null | undefined;
  phone?: string | null | undefined;
};

export type DraftFloorplanInput = {
  bathrooms?: number | null | undefined;
  bedrooms?: number | null | undefined;
  rent?: string | null | undefined;
  sq?: string | null | undefined;
};

export type DraftInput = {
  account?: AccountInput | null | undefined;
  amenities?: Array<number> | null | undefined;
  contact?: DraftContactInput | null | undefined;
  description?: string | null | undefined;
  floorplans?: Array<DraftFloorplanInput> | null | undefined;
  id?: string | null | undefined;
  images?: Array<PictureInput> | null | undefined;
  location?: DraftLocationInput | null | undefined;
  name?: string | null | undefined;
  type?: number | null | undefined;
};

export type DraftLocationInput = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  coordinates?: CoordinatesInput | null | undefined;
  state?: string | null | undefined;
  zip?: string | null | undefined;
};

export type PictureInput = {
  large: string;
  small: string;
};

export type ValidateStepMutationVariables = Exact<{
  step: string;
  draft: T.DraftInput;
}>;


export type ValidateStepMutation = { validateStep:
    | { ok: boolean }
    | { errors: Array<{ field: string, messages: Array<string> }> }
   };


export const ValidateStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ValidateStep"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"step"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"draft"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DraftInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"validateStep"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"step"},"value":{"kind":"Variable","name":{"kind":"Name","value":"step"}}},{"kind":"Argument","name":{"kind":"Name","value":"draft"},"value":{"kind":"Variable","name":{"kind":"Name","value":"draft"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Done"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ok"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Invalid"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"messages"}}]}}]}}]}}]}}]} as unknown as DocumentNode<ValidateStepMutation, ValidateStepMutationVariables>;
export const useValidateStepMutation = (options?: ApolloReact.useMutation.Options<ValidateStepMutation, ValidateStepMutationVariables>) => ApolloReact.useMutation(ValidateStepDocument, options);