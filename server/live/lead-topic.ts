import { createPubSub } from '@graphql-yoga/subscription';
import type { LeadView } from '../modules/leads/lead.view.ts';

/** Inside one process: a lead that has come, or that stands otherwise than before, by the account it belongs to. */
export const pubSub = createPubSub<{
  lead: [accountId: number, lead: LeadView];
  leadChanged: [accountId: number, lead: LeadView];
}>();
