import { FORBIDDEN, NOT_FOUND, type RequestErrorInfo } from '../request-errors.ts';

export const LEAD_NOT_FOUND = { ...NOT_FOUND, message: 'Lead not found.' };

/** Returns whether the text has the form of a lead's id. */
export const isLeadId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

export interface LeadOwnership {
  /** The listing's account; null for a listing whose landlord has left. */
  accountId: number | null;
  /** Whether the operator has removed its listing from the site. */
  removed: boolean;
}

/** Returns why this account has no access to a lead (K41); undefined when it has. */
export function leadAccessError(
  lead: LeadOwnership | null | undefined,
  accountId: number,
): RequestErrorInfo | undefined {
  if (!lead) return LEAD_NOT_FOUND;
  if (lead.accountId !== accountId) return FORBIDDEN;
  return lead.removed ? LEAD_NOT_FOUND : undefined;
}
