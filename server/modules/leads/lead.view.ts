import { describedEnum } from '../../graphql/fields/enums.ts';
import { field, fields, flag, id, moment, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import type { LeadType, VisibleLead } from '../../../domain/leads/lead-record.ts';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';

export const leadStageEnum = describedEnum<LeadStage>('LeadStage', 'The progress of a lead.', {
  new: 'Not contacted yet.',
  contacted: 'Contacted.',
  toured: 'Toured.',
  rented: 'Rented.',
  closed: 'Closed without a rental.',
});

@ObjectWithFields({ name: 'LeadAnswer', description: 'An answer to the questionnaire, as text.' })
class LeadAnswerView extends fields({
  label: text('The question.'),
  value: text('The answer.'),
}) {}

@ObjectWithFields({ name: 'Lead', description: 'A request or message from a renter.' })
export class LeadView extends fields({
  id: id('The id of the lead.'),
  type: text<LeadType>('`request` or `reply`.'),
  listingId: id('The id of the listing.'),
  listingName: text('The name of the listing.'),
  firstName: text('The first name of the renter; empty while the lead is held.'),
  lastName: text('The last name of the renter; empty while the lead is held.'),
  phone: text(
    'The phone number of the renter: (###) ###-####, also with “ x12” for an extension, or in international form; empty without one and while the lead is held.',
  ),
  email: text('The email of the renter; empty while the lead is held.'),
  message: text('The message; may be empty.'),
  answers: field(() => LeadAnswerView, 'The answers to the questionnaire, as text.').list(),
  delivered: flag(
    'False while the lead is held until the month of the house renews or ends, and for spam that was not sent.',
  ),
  createdAt: moment('The time the renter sent it.'),
  stage: field<LeadStage>(() => leadStageEnum, 'The progress of the lead.'),
  unread: flag('Delivered and not read.'),
  note: text('Your private note; may be empty.'),
  spam: flag('Marked as spam: listed separately and not counted anywhere.'),
}) {}

// A new field of a visible lead is an error here until the view has it.
true satisfies keyof VisibleLead extends keyof LeadView ? true : never;
