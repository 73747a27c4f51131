import { createPubSub } from '@graphql-yoga/subscription';
import type { CallView } from '../modules/calls/calls.resolver.ts';
import type { LeadView } from '../modules/leads/lead.view.ts';
import { RequestError } from '../errors.ts';

/** What was told. @throws where it was asked by a POST, where nothing ever arrives */
export function requirePayload<Told>(told: Told | undefined): Told {
  if (!told) throw new RequestError(400, 'BAD_REQUEST', 'Subscriptions are answered over the websocket.');
  return told;
}

/** Inside one process: a lead that has come, or that stands otherwise than before, and a call, by the account it belongs to. */
export const pubSub = createPubSub<{
  lead: [accountId: number, lead: LeadView];
  leadChanged: [accountId: number, lead: LeadView];
  call: [accountId: number, call: CallView];
}>();
