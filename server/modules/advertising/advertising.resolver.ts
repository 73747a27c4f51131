import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Resolver, InputType } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';

/** Fields are passed through unvalidated; `domain/advertising/inquiry.ts` validates them. */
@InputType({ description: 'A message to the operator about advertising or a partnership.' })
class EnquiryInput {
  @Field(() => String, { description: 'The first name of the sender.' })
  firstName!: string;

  @Field(() => String, { description: 'The last name of the sender.' })
  lastName!: string;

  @Field(() => String, { description: 'The phone number of the sender: ten digits in any format.' })
  phone!: string;

  @Field(() => String, { description: 'The email of the sender, for the reply.' })
  email!: string;

  @Field(() => String, { description: 'The message.' })
  about!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "What it is about: `advertising`, also when absent, or `partnership`: our listings on a partner's site.",
  })
  topic?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A honeypot: hidden from people, so it must be empty.',
  })
  website?: string | null;
}

@ObjectType({ description: 'The message is stored and will be emailed to the operator.' })
class EnquirySent {
  @Field(() => ID, { description: 'The id of the message.' })
  id!: number;
}

const EnquiryResult = createUnionType({
  name: 'EnquiryResult',
  description: 'The result of sending a message to the operator.',
  types: () => [Invalid, EnquirySent] as const,
});

/** Inquiries to the site's operator. */
@Resolver()
export class AdvertisingResolver {
  @Mutation(() => EnquiryResult, {
    description: 'Sends a message about advertising or a partnership to the operator. Needs no session.',
  })
  async sendAdvertising(
    @Arg('enquiry', () => EnquiryInput) enquiry: EnquiryInput,
    @Ctx() { services, ip }: Context,
  ): Promise<Invalid | EnquirySent> {
    const outcome = await services.advertising.send(enquiry, { ip });
    return 'sent' in outcome ? Object.assign(new EnquirySent(), outcome.sent) : toInvalid(outcome.errors);
  }
}
