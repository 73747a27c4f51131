import type { Context } from '../../context.ts';
import type { StaffMember } from './staff.service.ts';

/** The context of the console's operations: a member of staff instead of a landlord. */
export interface ConsoleContext extends Context {
  staff: StaffMember | null;
  /** Sets the cookie of a session that has just begun. */
  startStaffSession(token: string): void;
  endStaffSession(): Promise<void>;
}
