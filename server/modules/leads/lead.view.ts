import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { LabeledAnswer } from '../../../domain/leads/questionnaire-answers.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';
import { leadStageEnum } from './lead-stage.ts';

@ObjectType('LeadAnswer', { description: 'One answer of the questionnaire, in words.' })
export class LeadAnswerView implements LabeledAnswer {
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

  @Field(() => String, { description: 'The renter’s email; empty while the lead waits.' })
  email!: string;

  @Field(() => String, { description: 'The renter’s own words; may be empty.' })
  message!: string;

  @Field(() => [LeadAnswerView], { description: 'The questionnaire’s answers, in words.' })
  answers!: LeadAnswerView[];

  @Field(() => Boolean, { description: 'False while it waits for the house’s next month.' })
  delivered!: boolean;

  @Field(() => GraphQLDateTimeISO, { description: 'When the renter sent it.' })
  createdAt!: Date;

  @Field(() => leadStageEnum, { description: 'How far one has come with it.' })
  stage!: LeadStage;

  @Field(() => Boolean, { description: 'It was delivered and never opened.' })
  unread!: boolean;

  @Field(() => String, { description: 'One’s own note, which nobody else reads; may be empty.' })
  note!: string;

  @Field(() => Boolean, { description: 'Marked as spam: it counts nowhere, and stands apart.' })
  spam!: boolean;
}
