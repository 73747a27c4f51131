import { FORBIDDEN, NOT_FOUND, type Refused } from '../refusals.ts';
import { isShownLead } from './filter.ts';

export const NO_SUCH_LEAD = { ...NOT_FOUND, message: 'There is no such request.' } as const satisfies Refused;

/** Can this text be the number of a lead? */
export const isLeadId = (text: string): boolean => /^[1-9]\d{0,14}$/.test(text);

/** What decides whose a lead is, and whether it is to be seen. */
export interface KnownLead {
  /** Of its home; null for one whose landlord has gone. */
  accountId: number | null;
  /** The operator has taken its home off the site. */
  removed: boolean;
  isSpam: boolean;
  waits: boolean;
}

/** Why this account may not work on a lead (K41); undefined when it may. */
export function refuseOthersLead(lead: KnownLead | null | undefined, accountId: number): Refused | undefined {
  if (!lead) return NO_SUCH_LEAD;
  if (lead.accountId !== accountId) return FORBIDDEN;
  return isShownLead(lead) && !lead.removed ? undefined : NO_SUCH_LEAD;
}
