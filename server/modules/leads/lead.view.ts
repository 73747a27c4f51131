import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { LabeledAnswer } from '../../../domain/leads/questionnaire-answers.ts';
import type { LeadType, VisibleLead } from '../../../domain/leads/lead-record.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';
import { leadStageEnum } from './lead-stage.ts';

@ObjectType('LeadAnswer', { description: 'An answer to the questionnaire, as text.' })
export class LeadAnswerView implements LabeledAnswer {
  @Field(() => String, { description: 'The question.' })
  label!: string;

  @Field(() => String, { description: 'The answer.' })
  value!: string;
}

@ObjectType('Lead', { description: 'A request or message from a renter.' })
export class LeadView implements VisibleLead {
  @Field(() => ID, { description: 'The id of the lead.' })
  id!: number;

  @Field(() => String, { description: '`request` or `reply`.' })
  kind!: LeadType;

  @Field(() => ID, { description: 'The id of the listing.' })
  listingId!: number;

  @Field(() => String, { description: 'The name of the listing.' })
  listingName!: string;

  @Field(() => String, { description: 'The first name of the renter; empty while the lead is held.' })
  firstName!: string;

  @Field(() => String, { description: 'The last name of the renter; empty while the lead is held.' })
  lastName!: string;

  @Field(() => String, { description: 'The phone number of the renter, (###) ###-####; empty while the lead is held.' })
  phone!: string;

  @Field(() => String, { description: 'The email of the renter; empty while the lead is held.' })
  email!: string;

  @Field(() => String, { description: 'The message; may be empty.' })
  message!: string;

  @Field(() => [LeadAnswerView], { description: 'The answers to the questionnaire, as text.' })
  answers!: LeadAnswerView[];

  @Field(() => Boolean, { description: 'False while the lead is held until the next billing month of the house.' })
  delivered!: boolean;

  @Field(() => GraphQLDateTimeISO, { description: 'The time the renter sent it.' })
  createdAt!: Date;

  @Field(() => leadStageEnum, { description: 'The progress of the lead.' })
  stage!: LeadStage;

  @Field(() => Boolean, { description: 'Delivered and not read.' })
  unread!: boolean;

  @Field(() => String, { description: 'Your private note; may be empty.' })
  note!: string;

  @Field(() => Boolean, { description: 'Marked as spam: listed separately and not counted anywhere.' })
  spam!: boolean;
}
