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
      'Emits each call to your listings when it starts and when it ends. Requires login; over the WebSocket.',
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
    description: 'Emits each lead of your listings when it is delivered. Requires login; over the WebSocket.',
  })
  leadArrived(@Root() lead: LeadView | undefined): LeadView {
    return requirePayload(lead);
  }

  @Subscription(() => LeadView, {
    topics: 'leadChanged',
    topicId: ({ context }: { context: Context }) => requireViewer(context).accountId,
    description: 'Emits each lead of your listings that was changed in any browser or is now held.',
  })
  leadChanged(@Root() lead: LeadView | undefined): LeadView {
    return requirePayload(lead);
  }
}
