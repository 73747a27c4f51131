import { createPubSub } from '@graphql-yoga/subscription';
import type { CallView } from '../modules/calls/calls.resolver.ts';
import type { LeadView } from '../modules/leads/lead.view.ts';
import { RequestError } from '../errors.ts';

/** Returns the payload of an event. @throws when a subscription is sent over POST, where no event ever arrives */
export function requirePayload<Payload>(payload: Payload | undefined): Payload {
  if (!payload) throw new RequestError(400, 'BAD_REQUEST', 'Subscriptions are answered over the websocket.');
  return payload;
}

/** Events within one process: a new lead, a changed lead, and a call, keyed by the account they belong to. */
export const pubSub = createPubSub<{
  lead: [accountId: number, lead: LeadView];
  leadChanged: [accountId: number, lead: LeadView];
  call: [accountId: number, call: CallView];
}>();
