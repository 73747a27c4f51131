/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The account that publishing makes; left out by who is logged in. */
export type AccountInput = {
  /** Where they will log in. */
  email?: string | null | undefined;
  /** At least six characters. */
  password?: string | null | undefined;
  /** The same once more. */
  passwordConfirmation?: string | null | undefined;
};

/** A point on the map, in degrees. */
export type CoordinatesInput = {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lon: number;
};

/** Whom the leads go to. */
export type DraftContactInput = {
  /** Where requests are mailed. */
  email?: string | null | undefined;
  /** The given name. */
  firstName?: string | null | undefined;
  /** The family name. */
  lastName?: string | null | undefined;
  /** Ten digits, in any writing. */
  phone?: string | null | undefined;
};

/** A row of the floorplan section. */
export type DraftFloorplanInput = {
  /** From 1 to 5.5 in half steps. */
  bathrooms?: number | null | undefined;
  /** A bedroom code: 9 is a studio. */
  bedrooms?: number | null | undefined;
  /** Dollars a month, as digits. */
  rent?: string | null | undefined;
  /** Square feet, as digits. */
  sq?: string | null | undefined;
};

/** What a landlord has written so far; an unfinished draft is a good draft. */
export type DraftInput = {
  /** The account that publishing makes. */
  account?: AccountInput | null | undefined;
  /** Ids of the amenity catalogue. */
  amenities?: Array<number> | null | undefined;
  /** Whom the leads go to. */
  contact?: DraftContactInput | null | undefined;
  /** The landlord’s words. */
  description?: string | null | undefined;
  /** Its floorplans. */
  floorplans?: Array<DraftFloorplanInput> | null | undefined;
  /** The draft’s uuid: one listing a draft, whatever is sent twice. */
  id?: string | null | undefined;
  /** At most six. */
  images?: Array<PictureInput> | null | undefined;
  /** Where the home is. */
  location?: DraftLocationInput | null | undefined;
  /** The name of the property, and the title of the listing. */
  name?: string | null | undefined;
  /** 84 apartment, 85 house. */
  type?: number | null | undefined;
};

/** Where the home is. */
export type DraftLocationInput = {
  /** Street and number. */
  address?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** Where the look-up or the pin has placed it. */
  coordinates?: CoordinatesInput | null | undefined;
  /** Two-letter code. */
  state?: string | null | undefined;
  /** Five digits. */
  zip?: string | null | undefined;
};

/** A picture that an upload has given out. */
export type PictureInput = {
  /** For a page of its own. */
  large: string;
  /** For a card. */
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