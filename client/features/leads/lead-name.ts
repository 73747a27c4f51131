import type { Lead_LeadFragment } from './leads.generated.ts';

/** Returns the renter's name; a placeholder while the lead is held for the next month. */
export const leadName = ({ firstName, lastName }: Pick<Lead_LeadFragment, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'A renter';
