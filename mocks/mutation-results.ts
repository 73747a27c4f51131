import { toErrorList, type FieldErrors } from '../domain/field-errors.ts';
import type {
  Done,
  Invalid,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from './__generated__/resolvers.ts';

/** Some root fields of the schema; `resolvers.ts` has all of them. */
export interface RootFields {
  Query?: Partial<QueryResolvers>;
  Mutation?: Partial<MutationResolvers>;
  Subscription?: Partial<SubscriptionResolvers>;
}

/** Returns field errors as their GraphQL type. */
export const invalid = (errors: FieldErrors) =>
  ({ __typename: 'Invalid', errors: toErrorList(errors) }) as const satisfies Invalid;

export const done = (message: string | null = null) =>
  ({ __typename: 'Done', ok: true, message }) as const satisfies Done;
