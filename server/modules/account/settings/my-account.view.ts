import { field, fields, flag, id, int, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';

@ObjectWithFields({ name: 'AccountSession', description: 'A browser that is logged in to the account.' })
class AccountSessionView extends fields({
  id: id<string>('The public id of the session; never the cookie secret.'),
  device: text('The browser and system: "Chrome on Windows".'),
  startedAt: text('Login time (ISO 8601).'),
  lastUsedAt: text('Time of last use, accurate to ten minutes (ISO 8601).'),
  current: flag('Whether this is the session of the request.'),
}) {}

@ObjectWithFields({ name: 'AccountHoldings', description: 'What deleting the account would end.' })
export class AccountHoldingsView extends fields({
  listings: int('Number of listings that have not been removed.'),
  renewing: int('Number of those that will renew.'),
  leads: int('Number of their leads.'),
}) {}

@ObjectWithFields({ name: 'UndeliveredListing', description: 'The listing that uses an address as its contact email.' })
class UndeliveredHomeView extends fields({
  slug: text('The slug of the listing.'),
  name: text('The name of the listing.'),
}) {}

@ObjectWithFields({
  name: 'UndeliveredAddress',
  description: 'An email address of this account that cannot be delivered to.',
})
class UndeliveredAddressView extends fields({
  email: text('The email address.'),
  error: text('The error message of its mail server.'),
  listing: field(
    () => UndeliveredHomeView,
    'The listing with this contact email; null for the login email.',
  ).nullable(),
}) {}

@ObjectWithFields({ name: 'MyAccount', description: 'The account of the logged-in landlord.' })
export class MyAccountView extends fields({
  id: id<string>('The public id of the account.'),
  email: text('The login email.'),
  pendingEmail: text('The new email awaiting confirmation; null when there is none.').nullable(),
  firstName: text('Empty when unknown.'),
  lastName: text('Empty when unknown.'),
  sessions: field(() => AccountSessionView, 'The active sessions: this one first, then the most recently used.').list(),
  holdings: field(() => AccountHoldingsView, 'What deleting the account would end.'),
  undelivered: field(
    () => UndeliveredAddressView,
    'The email addresses that cannot be delivered to; usually empty.',
  ).list(),
}) {}
