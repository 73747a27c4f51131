/** The roles of staff (K42). */
export const staffRoles = ['support', 'moderator', 'finance', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

const everyone = staffRoles;
const moderation = ['moderator', 'admin'] as const;
const money = ['finance', 'admin'] as const;
const admin = ['admin'] as const;
const care = ['support', 'moderator', 'admin'] as const;

/** Who may do every operation of the console's schema and every action on a record; what is not listed is refused. */
export const staffPermissions = {
  logOut: everyone,
  find: everyone,
  record: everyone,
  preview: everyone,
  act: everyone,
  reviews: moderation,
  reports: moderation,
  reviewCount: moderation,
  reportedListingCount: moderation,
  'review.approve': moderation,
  'review.decline': moderation,
  'reports.fine': moderation,
  'reports.changed': moderation,
  'reports.removed': moderation,
  'listing.hide': moderation,
  'listing.show': moderation,
  'listing.remove': moderation,
  'listing.removeWithRefund': money,
  'listing.restore': moderation,
  'lead.spam': care,
  'lead.notSpam': care,
  'email.resend': everyone,
  'payment.refund': money,
  'landlord.credit': money,
  'landlord.end': admin,
  unresolved: money,
  'operations.retry': money,
  ledgerCheck: money,
  numbers: money,
  log: admin,
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffPermission = keyof typeof staffPermissions;

/** The operations that need no session. */
const open = ['me', 'invitation', 'logIn', 'acceptInvitation'];

/** Returns whether someone may use an operation or an action; `null` is a visitor. Unknown ones are refused. */
export function isPermitted(role: StaffRole | null, name: string): boolean {
  if (open.includes(name)) return true;
  const roles: Partial<Record<string, readonly StaffRole[]>> = staffPermissions;
  return role !== null && Object.hasOwn(roles, name) && roles[name]?.includes(role) === true;
}

/** Returns everything that a role may do. */
export const permissionsOf = (role: StaffRole): StaffPermission[] =>
  (Object.keys(staffPermissions) as StaffPermission[]).filter((name) => isPermitted(role, name));
