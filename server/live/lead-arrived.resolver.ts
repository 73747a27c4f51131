import { Resolver, Root, Subscription } from 'type-graphql';
import { type Context, requireViewer } from '../context.ts';
import { LeadView } from '../modules/leads/lead.view.ts';
import { heard } from './heard.ts';

/** What a landlord's page hears by itself: the leads of their own homes, and of nobody else's. */
@Resolver()
export class LeadArrivedResolver {
  @Subscription(() => LeadView, {
    topics: 'lead',
    topicId: ({ context }: { context: Context }) => requireViewer(context).accountId,
    description: 'Each lead of one’s own homes when it is delivered. For the logged-in landlord, over the websocket.',
  })
  leadArrived(@Root() lead: LeadView | undefined): LeadView {
    return heard(lead);
  }

  @Subscription(() => LeadView, {
    topics: 'leadChanged',
    topicId: ({ context }: { context: Context }) => requireViewer(context).accountId,
    description:
      'Each lead of one’s own homes that stands otherwise than before, on whatever device it was changed; and each that begins to wait.',
  })
  leadChanged(@Root() lead: LeadView | undefined): LeadView {
    return heard(lead);
  }
}
