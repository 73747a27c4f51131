import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Listing } from '../listings/listing.entity.ts';
import { answersInWords, type AnswerInWords } from './answers.ts';
import type { Lead } from './lead.entity.ts';
import { maskPhone } from '../../../domain/phone.ts';

@ObjectType('LeadAnswer', { description: 'One answer of the questionnaire, in words.' })
export class LeadAnswerView implements AnswerInWords {
  @Field(() => String, { description: 'What was asked.' })
  label!: string;

  @Field(() => String, { description: 'What was answered.' })
  value!: string;
}

@ObjectType('Lead', { description: 'What a renter sent to one of the landlord’s homes.' })
export class LeadView {
  @Field(() => ID, { description: 'Its number.' })
  id!: number;

  @Field(() => String, { description: '`request` or `reply`.' })
  kind!: string;

  @Field(() => ID, { description: 'The home it was sent to.' })
  listingId!: number;

  @Field(() => String, { description: 'That home’s name.' })
  listingName!: string;

  @Field(() => String, { description: 'The renter’s first name; empty while the lead waits.' })
  firstName!: string;

  @Field(() => String, { description: 'The renter’s last name; empty while the lead waits.' })
  lastName!: string;

  @Field(() => String, { description: 'The renter’s phone, (###) ###-####; empty while the lead waits.' })
  phone!: string;

  @Field(() => String, { description: 'The renter’s e-mail; empty while the lead waits.' })
  email!: string;

  @Field(() => String, { description: 'The renter’s own words; may be empty.' })
  message!: string;

  @Field(() => [LeadAnswerView], { description: 'The questionnaire’s answers, in words.' })
  answers!: LeadAnswerView[];

  @Field(() => Boolean, { description: 'False while it waits for the house’s next month.' })
  delivered!: boolean;

  @Field(() => GraphQLDateTimeISO, { description: 'When the renter sent it.' })
  createdAt!: Date;
}

/** What its landlord sees of a lead. One that waits (K23) is there, but nothing of the renter is told before its month. */
export function leadView(lead: Lead, listing: Pick<Listing, 'id' | 'name'>): LeadView {
  const { id, kind, createdAt } = lead;
  const delivered = lead.deliveredAt !== null;
  const frame = { id, kind, listingId: listing.id, listingName: listing.name, delivered, createdAt };
  if (!delivered) return { ...frame, firstName: '', lastName: '', phone: '', email: '', message: '', answers: [] };
  const { firstName, lastName, phone, email, message } = lead;
  return {
    ...frame,
    firstName,
    lastName,
    phone: maskPhone(phone),
    email,
    message,
    answers: answersInWords(lead.answers),
  };
}
