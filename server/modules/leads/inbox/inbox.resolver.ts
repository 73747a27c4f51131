import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
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
  toLeadFilter,
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
  @Query(() => LeadPage, { description: 'The leads of one’s own homes, newest first. For the logged-in landlord.' })
  leadInbox(
    @Arg('filter', () => LeadFilterInput, { nullable: true, description: 'All but spam when absent.' })
    filter: LeadFilterInput | null,
    @Arg('after', () => ID, { nullable: true, description: 'The last lead that is known already.' })
    after: string | null,
    @Ctx() context: Context,
  ): Promise<LeadPage> {
    const { accountId } = requireViewer(context);
    const from = after && isLeadId(after) ? Number(after) : null;
    return context.services.leadInbox.page(accountId, toLeadFilter(filter), from);
  }

  @Query(() => LeadCountsView, {
    description:
      'How many leads there are of each stage, of what the rest of the filter finds. For the logged-in landlord.',
  })
  leadCounts(
    @Arg('filter', () => LeadFilterInput, { nullable: true, description: 'Its stage and spam are passed over.' })
    filter: LeadFilterInput | null,
    @Ctx() context: Context,
  ): Promise<LeadCountsView> {
    return context.services.leadInbox.counts(requireViewer(context).accountId, toLeadFilter(filter));
  }

  @Mutation(() => LeadChangeResult, {
    description: 'Moves one’s own lead to a stage, marks it as read, notes something.',
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
      'Marks one’s own lead as spam, which does not count to a house’s ten of the month, or takes that back.',
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
