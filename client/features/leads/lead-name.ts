import type { Lead_LeadFragment } from './leads.generated.ts';

/** Who asked; while a lead waits for the next month its landlord is not told. */
export const leadName = ({ firstName, lastName }: Pick<Lead_LeadFragment, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'A renter';
