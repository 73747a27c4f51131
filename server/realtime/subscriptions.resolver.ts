import { Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../context.ts';
import { LeadView } from '../modules/leads/lead.view.ts';
import { requirePayload } from './pub-sub.ts';
import { CallView } from '../modules/calls/calls.resolver.ts';

const topicId = ({ context }: { context: Context }) => requireViewer(context).accountId;

/** Subscriptions to calls and leads; limited to the landlord's own listings. */
@Resolver()
export class SubscriptionsResolver {
  @Subscription(() => CallView, {
    topics: 'call',
    topicId,
    description:
      'Emits each call to your listings when it starts and when it ends. Requires login; over the WebSocket.',
  })
  callChanged(@Root() call: CallView | undefined): CallView {
    return requirePayload(call);
  }

  @Subscription(() => LeadView, {
    topics: 'lead',
    topicId,
    description: 'Emits each lead of your listings when it is delivered. Requires login; over the WebSocket.',
  })
  leadArrived(@Root() lead: LeadView | undefined): LeadView {
    return requirePayload(lead);
  }

  @Subscription(() => LeadView, {
    topics: 'leadChanged',
    topicId,
    description: 'Emits each lead of your listings that was changed in any browser or is now held.',
  })
  leadChanged(@Root() lead: LeadView | undefined): LeadView {
    return requirePayload(lead);
  }
}
