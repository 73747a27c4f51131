import 'reflect-metadata';
import { defaultFieldResolver, type GraphQLSchema } from 'graphql';
import { buildSchema } from 'type-graphql';
import { isPermitted } from '../../../domain/admin/staff-roles.ts';
import { Forbidden, NotLoggedIn } from '../../errors.ts';
import type { Context } from '../../context.ts';
import { ConsoleResolver } from './console.resolver.ts';
import type { StaffMember } from './staff.service.ts';

/** The context of the console's operations: a member of staff instead of a landlord. */
export interface ConsoleContext extends Context {
  staff: StaffMember | null;
  /** Sets the cookie of a session that has just begun. */
  startStaffSession(token: string): void;
  endStaffSession(): Promise<void>;
}

/** Builds the console's own schema: every operation is refused unless the role of the caller permits it. */
export async function createConsoleSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({ resolvers: [ConsoleResolver], validate: false });
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(type?.getFields() ?? {})) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source: unknown, args: Record<string, unknown>, context: ConsoleContext, info) => {
        if (!isPermitted(context.staff?.role ?? null, field.name))
          throw context.staff ? new Forbidden() : new NotLoggedIn();
        return resolve(source, args, context, info);
      };
    }
  return schema;
}
