import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { toLeadFilter } from '../../../../domain/leads/lead-filter.ts';
import { isLeadId, LEAD_NOT_FOUND } from '../../../../domain/leads/lead-access.ts';
import { requireViewer, type Context } from '../../../context.ts';
import { NotFound } from '../../../errors.ts';
import { orInvalid, toInvalid } from '../../../graphql/invalid.ts';
import type { LeadChangeOutcome } from './lead-changes.service.ts';
import {
  field,
  fields,
  flag,
  id,
  InputWithFields,
  int,
  ObjectWithFields,
  text,
} from '../../../graphql/fields/fields.ts';
import type { LeadStage } from '../../../../domain/leads/lead-stages.ts';
import { leadStageEnum, LeadView } from '../lead.view.ts';

@InputWithFields({ description: 'A filter for your leads; an absent field does not filter.' })
class LeadFilterInput extends fields({
  listingId: id<string>('Leads of this listing.').nullish(),
  stage: field<LeadStage>(() => leadStageEnum, 'Leads in this stage.').nullish(),
  spam: flag('Only leads marked as spam.').nullish(),
  text: text('Words that all occur in the lead: in its name, email, message or note.').nullish(),
}) {}

@ObjectWithFields({ description: 'Leads of your own listings, newest first.' })
export class LeadPage extends fields({
  leads: field(() => LeadView, 'At most twenty.').list(),
  more: flag('Whether there are more; pass the last of these to get them.'),
}) {}

@ObjectWithFields({
  name: 'LeadCounts',
  description: 'The number of leads in each stage; the stage of the filter is ignored.',
})
export class LeadCountsView extends fields({
  all: int('All stages, including held leads but not spam.'),
  new: int('Not contacted yet; includes held leads.'),
  contacted: int('Contacted.'),
  toured: int('Toured.'),
  rented: int('Rented.'),
  closed: int('Closed without a rental.'),
  spam: int('Marked as spam.'),
  onHold: int('Held until the next billing month of a house.'),
  unread: int('Delivered and not read.'),
}) {}

@InputWithFields({ description: 'The changes to a lead; an absent field stays unchanged.' })
class LeadChangeInput extends fields({
  stage: field<LeadStage>(() => leadStageEnum, 'The new stage.').nullish(),
  read: flag('Whether the lead has been read.').nullish(),
  note: text('A private note of at most 2,000 characters; empty to delete it.').nullish(),
}) {}

@ObjectWithFields({ description: 'The lead after the change.' })
class LeadChanged extends fields({
  lead: field(() => LeadView, 'With the change applied.'),
}) {}

const LeadChangeResult = orInvalid(LeadChanged, 'LeadChangeResult', 'The result of changing a lead.');

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
