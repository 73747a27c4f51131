/** The stages of a lead, in order: few, each an event that has happened, so that the choice is clear (ADR 0034). */
export const leadStages = ['new', 'contacted', 'toured', 'rented', 'closed'] as const;
export type LeadStage = (typeof leadStages)[number];

const labels: Record<LeadStage, string> = {
  new: 'New',
  contacted: 'Contacted',
  toured: 'Toured',
  rented: 'Rented',
  closed: 'Closed',
};

export const stageLabel = (stage: LeadStage): string => labels[stage];

/** Returns the stage of this name; undefined for anything else. */
export const parseStage = (value: unknown): LeadStage | undefined => leadStages.find((stage) => stage === value);
