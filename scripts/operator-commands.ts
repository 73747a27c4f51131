/** The operator's commands, each a file of server/commands, with what it does: docs/commands.md says more of each. */
export const operatorCommands: Record<string, string> = {
  doctor: 'checks the configuration, and that the services it names answer',
  migrate: 'brings the database up to date',
  backup: 'writes a backup of database, images and local processor',
  restore: 'loads a backup into an empty database',
  'restore-compare': 'compares a restored database with the payment processor',
  'restore-settle': 'lists or ends subscriptions of listings that a restored database lacks',
  seed: 'creates demo listings, or removes them',
  'import-colleges': 'loads the federal college directory',
  'phones-connect': 'points the numbers of TWILIO_NUMBERS at BASE_URL',
  'ledger-check': 'compares the ledger with the payment processor',
  'admin-invite': 'invites a person to the staff console, or removes one',
  'emails-retry': 'retries emails that were given up',
};
