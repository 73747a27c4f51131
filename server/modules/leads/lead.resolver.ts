import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { fields, flag, id, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { type Context, requireViewer } from '../../context.ts';
import { orInvalid, toInvalid, type Invalid } from '../../graphql/invalid.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';
import { ReplyInput, RequestInput } from './lead.input.ts';
import { LeadView } from './lead.view.ts';
import type { LeadOutcome } from './leads.service.ts';

@ObjectWithFields({
  description: 'The lead is stored. Its email is queued, or held until the billing month of the house renews or ends.',
})
export class LeadSent extends fields({
  id: id('The id of the lead.'),
  delivered: flag('False while it is held until the month of the house renews or ends, or was sent for a check.'),
  markedAsSpam: flag('Whether it looks like spam: the landlord sees it there and may accept it.'),
  repeated: flag('Whether the same message was sent a moment ago; it is not sent twice.'),
  followUp: flag(
    'Whether it belongs to an earlier message of the same sender to this listing; it goes where that one went.',
  ),
  secret: text('Known only to the sender: a reply with it as `follows` belongs to this lead and takes no place.'),
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
