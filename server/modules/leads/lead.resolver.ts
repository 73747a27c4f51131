import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { fields, flag, id, ObjectWithFields } from '../../graphql/fields/fields.ts';
import { type Context, requireViewer } from '../../context.ts';
import { orInvalid, toInvalid, type Invalid } from '../../graphql/invalid.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';
import { ReplyInput, RequestInput } from './lead.input.ts';
import { LeadView } from './lead.view.ts';
import type { LeadOutcome } from './leads.service.ts';

@ObjectWithFields({
  description:
    'The lead is stored. Its email is queued, held until the next billing month of the house, or held until the renter confirms their email.',
})
export class LeadSent extends fields({
  id: id('The id of the lead; one that awaits confirmation gets another when it is sent.'),
  delivered: flag('False while it is held until the house’s monthly limit resets or the renter confirms their email.'),
  awaitsConfirmation: flag(
    'Whether the lead is sent only after the renter follows the emailed link and confirms their email there.',
  ),
  repeated: flag('Whether the same message was sent a moment ago; it is not sent twice.'),
  followUp: flag('Whether it follows another message to the same listing within the last minute; both are delivered.'),
}) {}

const LeadResult = orInvalid(LeadSent, 'LeadResult', 'The result of a request or message.');

const resultOf = (outcome: LeadOutcome): Invalid | LeadSent =>
  'sent' in outcome ? Object.assign(new LeadSent(), outcome.sent) : toInvalid(outcome.errors);

/** Renters need no account to send a contact request; only a landlord reads leads, and only those of their own listings. */
@Resolver()
export class LeadResolver {
  @Mutation(() => LeadResult, { description: 'Requests a listing. Needs no session.' })
  async saveRequest(
    @Arg('request', () => RequestInput) request: RequestInput,
    @Ctx() { services, ip, frame }: Context,
  ) {
    return resultOf(await services.leads.saveRequest(withFrameBrand(request, frame), { ip }));
  }

  @Mutation(() => LeadResult, { description: 'Sends a message to the landlord of a listing. Needs no session.' })
  async sendReply(@Arg('reply', () => ReplyInput) reply: ReplyInput, @Ctx() { services, ip, frame }: Context) {
    return resultOf(await services.leads.sendReply(withFrameBrand(reply, frame), { ip }));
  }

  @Query(() => [LeadView], {
    description: 'The leads of the logged-in landlord, newest first, 20 per page.',
    deprecationReason: 'Use leadInbox, which supports filters and counts.',
  })
  myLeads(@Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number, @Ctx() context: Context) {
    return context.services.leads.listForAccount(requireViewer(context).accountId, page);
  }
}
