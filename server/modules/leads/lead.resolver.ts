import { Arg, createUnionType, Ctx, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { type Context, requireViewer } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';
import { withFrameBrand } from '../../widget/frame-brand.ts';
import { ReplyInput, RequestInput } from './lead.input.ts';
import { LeadView } from './lead.view.ts';
import type { LeadOutcome } from './leads.service.ts';

@ObjectType({
  description:
    'The request or reply is stored, and its email is on the way, waits for the house’s next month, or for the renter to confirm their email.',
})
class LeadSent {
  @Field(() => ID, { description: 'Its number.' })
  id!: number;

  @Field(() => Boolean, { description: 'False when the house has had its requests this month and this one waits.' })
  delivered!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it is sent once its renter has confirmed their email, by the link that was sent there.',
  })
  awaitsConfirmation!: boolean;
}

const LeadResult = createUnionType({
  name: 'LeadResult',
  description: 'What became of a request or a reply.',
  types: () => [Invalid, LeadSent] as const,
});

const resultOf = (outcome: LeadOutcome): Invalid | LeadSent =>
  'sent' in outcome ? Object.assign(new LeadSent(), outcome.sent) : toInvalid(outcome.errors);

/** Renters need no account to send a contact request; only a landlord reads leads, and only those of their own listings. */
@Resolver()
export class LeadResolver {
  @Mutation(() => LeadResult, { description: 'Asks for a home. Anyone may.' })
  async saveRequest(
    @Arg('request', () => RequestInput) request: RequestInput,
    @Ctx() { services, ip, frame }: Context,
  ) {
    return resultOf(await services.leads.saveRequest(withFrameBrand(request, frame), { ip }));
  }

  @Mutation(() => LeadResult, { description: 'Writes to a home’s landlord. Anyone may.' })
  async sendReply(@Arg('reply', () => ReplyInput) reply: ReplyInput, @Ctx() { services, ip, frame }: Context) {
    return resultOf(await services.leads.sendReply(withFrameBrand(reply, frame), { ip }));
  }

  @Query(() => [LeadView], {
    description: 'The leads of one’s own homes, newest first, 20 a page. For the logged-in landlord.',
    deprecationReason: 'Ask for leadInbox, which also filters and counts.',
  })
  myLeads(@Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number, @Ctx() context: Context) {
    return context.services.leads.listForAccount(requireViewer(context).accountId, page);
  }
}
