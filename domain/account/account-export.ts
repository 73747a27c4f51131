/** The sections of an account's data export, in file order, with a description of each. */
export const accountExportSections = {
  account: 'Who you are to us: your name, where you log in, since when.',
  sessions: 'The browsers in which you are logged in.',
  emailChanges: 'E-mails you have asked to change to.',
  passwordResets: 'When you asked for a link to a new password.',
  devices: 'The browsers that have logged in to your account before.',
  loginLinks: 'When we emailed you a link to finish a login.',
  listings: 'Your listings, with their contact, floorplans and pictures.',
  leads: 'What renters wrote to you, and what you noted.',
  drafts: 'What you have begun and not published.',
  calls: 'Who called the numbers of your listings, and when.',
  activity: 'How often your listings were seen, by day.',
  card: 'What we keep of your card. The number itself never reached us.',
  subscriptions: 'What is charged, and until when it is paid.',
  newPrices: 'Prices that are about to change.',
  invoices: 'What you were billed and paid.',
  payments: 'Your tries to pay for a listing, and what became of them.',
  kindChanges: 'Your tries to change the kind of a listing, and what became of them.',
  letters: 'The mails we sent you.',
} as const;
export type AccountExportSection = keyof typeof accountExportSections;
export type AccountExport = Record<AccountExportSection, unknown>;

/** Returns the export file: JSON with a description of each section. */
export function accountExportFile(data: AccountExport, madeAt: Date): { fileName: string; json: string } {
  const whole = {
    what: 'Everything that we keep about you and your listings.',
    madeAt: madeAt.toISOString(),
    about: accountExportSections,
    ...Object.fromEntries(Object.keys(accountExportSections).map((part) => [part, data[part as AccountExportSection]])),
  };
  return { fileName: `my-data-${madeAt.toISOString().slice(0, 10)}.json`, json: `${JSON.stringify(whole, null, 2)}\n` };
}
