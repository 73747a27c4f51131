import { FORBIDDEN, NOT_FOUND, type RequestErrorInfo } from '../request-errors.ts';
import { isVisibleLead } from './lead-filter.ts';

export const LEAD_NOT_FOUND = {
  ...NOT_FOUND,
  message: 'There is no such request.',
} as const satisfies RequestErrorInfo;

/** Can this text be the number of a lead? */
export const isLeadId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** What decides whose a lead is, and whether it is to be seen. */
export interface LeadOwnership {
  /** Of its home; null for one whose landlord has gone. */
  accountId: number | null;
  /** The operator has taken its home off the site. */
  removed: boolean;
  isSpam: boolean;
  waits: boolean;
}

/** Why this account may not work on a lead (K41); undefined when it may. */
export function leadAccessError(
  lead: LeadOwnership | null | undefined,
  accountId: number,
): RequestErrorInfo | undefined {
  if (!lead) return LEAD_NOT_FOUND;
  if (lead.accountId !== accountId) return FORBIDDEN;
  return isVisibleLead(lead) && !lead.removed ? undefined : LEAD_NOT_FOUND;
}
