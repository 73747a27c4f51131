/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as T from '../../__generated__/types.js';

import * as ApolloReact from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MapGroundQueryVariables = Exact<{ [key: string]: never; }>;


export type MapGroundQuery = { options: { mapTilesUrl: string | null } };


export const MapGroundDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MapGround"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mapTilesUrl"}}]}}]}}]} as unknown as DocumentNode<MapGroundQuery, MapGroundQueryVariables>;
export const useMapGroundQuery = (options: ApolloReact.useQuery.Options<MapGroundQuery, MapGroundQueryVariables> = {}) => ApolloReact.useQuery<MapGroundQuery, MapGroundQueryVariables>(MapGroundDocument, options);