import { Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../context.ts';
import { LeadView } from '../modules/leads/lead.view.ts';
import { requirePayload } from './pub-sub.ts';
import { CallView } from '../modules/calls/calls.resolver.ts';

/** Subscriptions to calls; limited to the landlord's own listings. */
@Resolver()
export class CallChangedResolver {
  @Subscription(() => CallView, {
    topics: 'call',
    topicId: ({ context }: { context: Context }) => requireViewer(context).accountId,
    description:
      'Each call to one’s own homes when it rings, and again when it is over. For the logged-in landlord, over the websocket.',
  })
  callChanged(@Root() call: CallView | undefined): CallView {
    return requirePayload(call);
  }
}

/** Subscriptions to leads; limited to the landlord's own listings. */
@Resolver()
export class LeadArrivedResolver {
  @Subscription(() => LeadView, {
    topics: 'lead',
    topicId: ({ context }: { context: Context }) => requireViewer(context).accountId,
    description: 'Each lead of one’s own homes when it is delivered. For the logged-in landlord, over the websocket.',
  })
  leadArrived(@Root() lead: LeadView | undefined): LeadView {
    return requirePayload(lead);
  }

  @Subscription(() => LeadView, {
    topics: 'leadChanged',
    topicId: ({ context }: { context: Context }) => requireViewer(context).accountId,
    description:
      'Each lead of one’s own homes that stands otherwise than before, on whatever device it was changed; and each that begins to wait.',
  })
  leadChanged(@Root() lead: LeadView | undefined): LeadView {
    return requirePayload(lead);
  }
}
