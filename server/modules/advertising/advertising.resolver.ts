import { Arg, createUnionType, Ctx, Field, ID, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { Invalid, invalid } from '../../graphql/invalid.ts';
import { EnquiryInput } from './enquiry.input.ts';

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

/** Questions to whoever runs the site. */
@Resolver()
export class AdvertisingResolver {
  @Mutation(() => EnquiryResult, { description: 'Asks the operator about advertising or a partnership. Anyone may.' })
  async sendAdvertising(
    @Arg('enquiry', () => EnquiryInput) enquiry: EnquiryInput,
    @Ctx() { services, ip }: Context,
  ): Promise<Invalid | EnquirySent> {
    const outcome = await services.advertising.send(enquiry, { ip });
    return 'sent' in outcome ? Object.assign(new EnquirySent(), outcome.sent) : invalid(outcome.errors);
  }
}
