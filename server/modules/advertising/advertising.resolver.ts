import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { fields, id, InputWithFields, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { Context } from '../../context.ts';
import { orInvalid, toInvalid, type Invalid } from '../../graphql/invalid.ts';

/** Fields are passed through unvalidated; `domain/advertising/inquiry.ts` validates them. */
@InputWithFields({ description: 'A message to the operator about advertising or a partnership.' })
export class InquiryInput extends fields({
  firstName: text('The first name of the sender.'),
  lastName: text('The last name of the sender.'),
  phone: text('The phone number of the sender, of the US or Canada in any format, of another country with its code.'),
  email: text('The email of the sender, for the reply.'),
  about: text('The message.'),
  topic: text(
    "What it is about: `advertising`, also when absent, or `partnership`: our listings on a partner's site.",
  ).nullish(),
  website: text('A honeypot: hidden from people, so it must be empty.').nullish(),
}) {}

@ObjectWithFields({ description: 'The message is stored and will be emailed to the operator.' })
class InquirySent extends fields({
  id: id('The id of the message.'),
}) {}

const InquiryResult = orInvalid(InquirySent, 'InquiryResult', 'The result of sending a message to the operator.');

/** Inquiries to the site's operator. */
@Resolver()
export class AdvertisingResolver {
  @Mutation(() => InquiryResult, {
    description: 'Sends a message about advertising or a partnership to the operator. Needs no session.',
  })
  async sendAdvertising(
    @Arg('inquiry', () => InquiryInput) inquiry: InquiryInput,
    @Ctx() { services, ip }: Context,
  ): Promise<Invalid | InquirySent> {
    const outcome = await services.advertising.send(inquiry, { ip });
    return 'sent' in outcome ? Object.assign(new InquirySent(), outcome.sent) : toInvalid(outcome.errors);
  }
}
