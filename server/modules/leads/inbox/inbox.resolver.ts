import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { toLeadFilter } from '../../../../domain/leads/lead-filter.ts';
import { isLeadId, LEAD_NOT_FOUND } from '../../../../domain/leads/lead-access.ts';
import { type Context, requireViewer } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { toInvalid } from '../../../graphql/invalid.ts';
import {
  LeadChanged,
  LeadChangeInput,
  LeadChangeResult,
  LeadCountsView,
  LeadFilterInput,
  LeadPage,
} from './inbox.view.ts';
import type { LeadChangeOutcome } from './lead-changes.service.ts';

/** Parses a lead's id. @throws NotFound for any other text */
function readLeadId(text: string): number {
  if (!isLeadId(text)) throw new NotFound(LEAD_NOT_FOUND.message);
  return Number(text);
}

const resultOf = (outcome: LeadChangeOutcome) =>
  'lead' in outcome ? Object.assign(new LeadChanged(), outcome) : toInvalid(outcome.errors);

/** A landlord's inbox; every call needs a session, and the services check ownership (K41). */
@Resolver()
export class InboxResolver {
  @Query(() => LeadPage, { description: 'The leads of the logged-in landlord, newest first.' })
  leadInbox(
    @Arg('filter', () => LeadFilterInput, { nullable: true, description: 'When absent, all leads except spam.' })
    filter: LeadFilterInput | null,
    @Arg('after', () => ID, { nullable: true, description: 'The last lead of the previous page.' })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<LeadPage> {
    const { accountId } = requireViewer(context);
    const from = after && isLeadId(after) ? Number(after) : null;
    return context.services.leadInbox.page(accountId, toLeadFilter(filter), from);
  }

  @Query(() => LeadCountsView, {
    description: 'The number of leads in each stage that match the rest of the filter. Requires login.',
  })
  leadCounts(
    @Arg('filter', () => LeadFilterInput, { nullable: true, description: 'Its stage and spam fields are ignored.' })
    filter: LeadFilterInput | null,
    @Ctx() context: Context,
  ): Promise<LeadCountsView> {
    return context.services.leadInbox.counts(requireViewer(context).accountId, toLeadFilter(filter));
  }

  @Mutation(() => LeadChangeResult, {
    description: 'Changes the stage, the read status or the note of one of your leads.',
  })
  async changeLead(
    @Arg('id', () => ID) id: string,
    @Arg('change', () => LeadChangeInput) change: LeadChangeInput,
    @Ctx() context: Context,
  ) {
    const { accountId } = requireViewer(context);
    return resultOf(await context.services.leadDesk.change(accountId, readLeadId(id), change));
  }

  @Mutation(() => LeadChangeResult, {
    description:
      'Marks one of your leads as spam, so that it does not count toward the monthly limit of a house, or reverts that.',
  })
  async markLeadSpam(
    @Arg('id', () => ID) id: string,
    @Arg('spam', () => Boolean) spam: boolean,
    @Ctx() context: Context,
  ) {
    const { accountId } = requireViewer(context);
    return resultOf(await context.services.leadDesk.markSpam(accountId, readLeadId(id), spam));
  }
}
