import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Resolver, InputType } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Invalid, toInvalid } from '../../graphql/invalid.ts';

/** Fields are passed through unvalidated; `domain/advertising/inquiry.ts` validates them. */
@InputType({ description: 'A question to the operator: about advertising, or about standing on a partner’s site.' })
class EnquiryInput {
  @Field(() => String, { description: 'The sender’s first name.' })
  firstName!: string;

  @Field(() => String, { description: 'The sender’s last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The sender’s phone, in any writing with ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'The sender’s email, where the operator answers.' })
  email!: string;

  @Field(() => String, { description: 'What it is about, in the sender’s own words.' })
  about!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Always empty: people do not see this field. What fills it is taken for a program.',
  })
  website?: string | null;
}

@ObjectType({ description: 'The question is stored, and on its way to the operator.' })
class EnquirySent {
  @Field(() => ID, { description: 'Its number.' })
  id!: number;
}

const EnquiryResult = createUnionType({
  name: 'EnquiryResult',
  description: 'What became of a question to the operator.',
  types: () => [Invalid, EnquirySent] as const,
});

/** Inquiries to the site's operator. */
@Resolver()
export class AdvertisingResolver {
  @Mutation(() => EnquiryResult, { description: 'Asks the operator about advertising or a partnership. Anyone may.' })
  async sendAdvertising(
    @Arg('enquiry', () => EnquiryInput) enquiry: EnquiryInput,
    @Ctx() { services, ip }: Context,
  ): Promise<Invalid | EnquirySent> {
    const outcome = await services.advertising.send(enquiry, { ip });
    return 'sent' in outcome ? Object.assign(new EnquirySent(), outcome.sent) : toInvalid(outcome.errors);
  }
}
