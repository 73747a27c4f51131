import { Field, InputType } from 'type-graphql';

/** Every field stands as it arrives; `domain/advertising/enquiry.ts` says what is right. */
@InputType({ description: 'A question to the operator: about advertising, or about standing on a partner’s site.' })
export class EnquiryInput {
  @Field(() => String, { description: 'The sender’s first name.' })
  firstName!: string;

  @Field(() => String, { description: 'The sender’s last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The sender’s phone, in any writing with ten digits.' })
  phone!: string;

  @Field(() => String, { description: 'The sender’s e-mail, where the operator answers.' })
  email!: string;

  @Field(() => String, { description: 'What it is about, in the sender’s own words.' })
  about!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Always empty: people do not see this field. What fills it is taken for a program.',
  })
  website?: string | null;
}
