/** The sections of an account's data export, in file order, with a description of each. */
export const accountExportSections = {
  account: 'Your account: your name, your login email, and since when.',
  sessions: "The devices on which you're logged in.",
  emailChanges: 'Email addresses that you asked to change to.',
  passwordResets: 'When you requested a link to a new password.',
  devices: 'The devices that have logged in to your account before.',
  loginLinks: 'When we emailed you a link to finish a login.',
  listings: 'Your listings, with their contact, floorplans and images.',
  leads: 'What renters wrote to you, and your notes.',
  drafts: 'Your unfinished drafts.',
  listingImport: 'The file of listings that you imported last.',
  calls: 'Who called the numbers of your listings, and when.',
  phoneChecks: 'Our calls with a code to the phone of a listing, in the last day.',
  activity: 'How often your listings were seen, by day.',
  card: 'What we store about your card. We never receive the number itself.',
  subscriptions: "What you're charged, and the date it's paid until.",
  newPrices: 'Prices that are about to change.',
  invoices: 'What you were billed and paid.',
  payments: 'Your attempts to pay for a listing, and their results.',
  propertyTypeChanges: "Your attempts to change a listing's property type, and their results.",
  letters: 'The emails we sent you.',
} as const;
export type AccountExportSection = keyof typeof accountExportSections;

/** The address of the export, a file that the browser saves. */
export const ACCOUNT_EXPORT_PATH = '/api/account-data.json';

/** Returns 'my-data-2026-09-15.json'. */
export const accountExportName = (madeAt: Date): string => `my-data-${madeAt.toISOString().slice(0, 10)}.json`;

/** Returns the export file in parts: JSON with a description of each section. @param data the JSON of each, in parts. */
export function accountExportFile(
  data: Readonly<Record<AccountExportSection, readonly string[]>>,
  madeAt: Date,
): string[] {
  const head = {
    what: 'Everything we store about you and your listings.',
    madeAt: madeAt.toISOString(),
    about: accountExportSections,
  };
  const sections = Object.keys(accountExportSections) as AccountExportSection[];
  return [
    JSON.stringify(head, null, 2).slice(0, -2),
    ...sections.flatMap((section) => [`,\n"${section}": `, ...data[section]]),
    '\n}\n',
  ];
}
