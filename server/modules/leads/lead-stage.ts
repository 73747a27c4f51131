import { registerEnumType } from 'type-graphql';
import type { LeadStage } from '../../../domain/leads/lead-stages.ts';

/** The stages as the object that GraphQL requires. */
export const leadStageEnum = {
  new: 'new',
  contacted: 'contacted',
  toured: 'toured',
  rented: 'rented',
  closed: 'closed',
} as const satisfies { [S in LeadStage]: S };

registerEnumType(leadStageEnum, {
  name: 'LeadStage',
  description: 'The progress of a lead.',
  valuesConfig: {
    new: { description: 'Not contacted yet.' },
    contacted: { description: 'Contacted.' },
    toured: { description: 'Toured.' },
    rented: { description: 'Rented.' },
    closed: { description: 'Closed without a rental.' },
  },
});
