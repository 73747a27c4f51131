import { Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../context.ts';
import { CallView } from '../modules/calls/call.view.ts';
import { heard } from './heard.ts';

/** What a landlord's page hears of calls by itself: those to their own homes, and to nobody else's. */
@Resolver()
export class CallChangedResolver {
  @Subscription(() => CallView, {
    topics: 'call',
    topicId: ({ context }: { context: Context }) => requireViewer(context).accountId,
    description:
      'Each call to one’s own homes when it rings, and again when it is over. For the logged-in landlord, over the websocket.',
  })
  callChanged(@Root() call: CallView | undefined): CallView {
    return heard(call);
  }
}
