import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../context.ts';
import { CallPage } from './call.view.ts';

/** Calls are read by their landlord alone; whose they are stands in the service (K41). */
@Resolver()
export class CallsResolver {
  @Query(() => CallPage, { description: 'The calls to one’s own homes, newest first. For the logged-in landlord.' })
  myCalls(
    @Arg('after', () => ID, { nullable: true, description: 'The last call that is known already.' })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<CallPage> {
    const { accountId } = requireViewer(context);
    return context.services.calls.listForAccount(accountId, after && /^\d{1,15}$/.test(after) ? Number(after) : null);
  }
}
