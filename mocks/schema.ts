import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLObjectType } from 'graphql';
import typeDefs from '../schema.graphql?raw';
import { applyDueBilling } from './billing/apply-due-billing.ts';
import { resolvers } from './resolvers.ts';
import type { MockContext } from './world/world.ts';

/** The product's schema with the mock's resolvers. */
export const mockSchema = makeExecutableSchema<MockContext>({ typeDefs, resolvers });

/** Applies the time that has passed before any field resolves: months are paid, listings expire. */
function followClockFirst(root: GraphQLObjectType<unknown, MockContext> | null | undefined): void {
  for (const field of Object.values(root?.getFields() ?? {})) {
    const { resolve } = field;
    field.resolve = (source, args, context, info) => {
      applyDueBilling(context.world);
      return resolve?.(source, args, context, info);
    };
  }
}
followClockFirst(mockSchema.getQueryType());
followClockFirst(mockSchema.getMutationType());
