import { field, fields, flag, int, ObjectWithFields, text } from '../../graphql/fields/fields.ts';
import { orInvalid } from '../../graphql/invalid.ts';

@ObjectWithFields({ description: 'The person who is logged in.' })
export class StaffViewer extends fields({
  email: text(),
  role: text(),
  permissions: text('The operations and actions that the role permits.').list(),
}) {}

@ObjectWithFields({ description: 'The start of a session.' })
export class StaffLogin extends fields({
  me: field(() => StaffViewer),
  recoveryCodes: text('Codes for a lost phone, shown once, after an invitation.').list(),
}) {}

@ObjectWithFields({ description: 'An invitation that can be accepted.' })
export class StaffInvitation extends fields({
  email: text(),
  secret: text('The secret for an authenticator app.'),
  url: text('The same as an otpauth: link.'),
}) {}

@ObjectWithFields({ description: 'A listing in a comparison.' })
export class ConsoleComparedListing extends fields({
  name: text(),
  slug: text('Null for a text in review that is not published.').nullable(),
  phone: text(),
  address: text(),
  text: text(),
  images: text('The URLs of its images, small.').list(),
}) {}

@ObjectWithFields({ description: 'A listing whose text waits for a decision.' })
export class ConsoleReview extends fields({
  id: text(),
  name: text(),
  email: text('The email of its landlord.'),
  reasons: text('Why it is held.').list(),
  texts: text('The texts that an approval covers.').list(),
  score: text('How likely it is a copy or a scam, and why.').nullable(),
  listing: field(() => ConsoleComparedListing),
  similar: field(() => ConsoleComparedListing, 'Listings of other accounts that share something with it.').list(),
  slug: text('The slug of the published listing whose edit it is.').nullable(),
  sentAt: text('ISO time.'),
  dueAt: text('ISO time at which it is withdrawn undecided.'),
}) {}

@ObjectWithFields({ description: 'One report of a listing.' })
class ConsoleReport extends fields({
  reason: text(),
  details: text(),
  isConfirmed: flag('Whether its reporter confirmed an email.'),
  isMuted: flag('Whether the same reason was found unjustified lately.'),
  at: text('ISO time.'),
}) {}

@ObjectWithFields({ description: 'A listing with open reports.' })
export class ConsoleReportedListing extends fields({
  id: text(),
  name: text(),
  slug: text(),
  reporters: int('Independent people with confirmed emails.'),
  isUrgent: flag('Whether enough of them reported it that renters are warned.'),
  reports: field(() => ConsoleReport).list(),
}) {}

@ObjectWithFields({ description: 'A record as a result of a search, or as a link.' })
export class ConsoleLink extends fields({
  type: text(),
  id: text(),
  title: text(),
  detail: text(),
}) {}

@ObjectWithFields({ description: 'Something that is known of a record.' })
class ConsoleFact extends fields({
  label: text(),
  value: text(),
}) {}

@ObjectWithFields({ description: 'Something that happened to a record.' })
export class ConsoleEvent extends fields({
  at: text('ISO time.'),
  text: text(),
  type: text('The type of the record that it leads to.').nullable(),
  id: text().nullable(),
}) {}

@ObjectWithFields({ description: 'A record with everything that happened to it, oldest first.' })
export class ConsoleRecord extends fields({
  title: text(),
  facts: field(() => ConsoleFact).list(),
  links: field(() => ConsoleLink).list(),
  history: field(() => ConsoleEvent).list(),
  actions: text('The actions that its state allows.').list(),
}) {}

@ObjectWithFields({ description: 'An operation that needs a person.' })
export class ConsoleOperation extends fields({
  type: text(),
  id: text(),
  problem: text(),
  since: text('ISO time.'),
}) {}

@ObjectWithFields({ description: 'A table of numbers.' })
export class ConsoleTable extends fields({
  title: text(),
  columns: text().list(),
  rows: text().list().list(),
}) {}

@ObjectWithFields({ description: 'An entry of the log.' })
export class ConsoleLogEntry extends fields({
  id: text(),
  at: text('ISO time.'),
  staff: text(),
  action: text(),
  type: text().nullable(),
  subject: text().nullable(),
  reason: text(),
  outcome: text().nullable(),
  before: text().nullable(),
  after: text().nullable(),
}) {}

@ObjectWithFields({ description: 'What an action would do.' })
export class ActionPreview extends fields({
  lines: text('What happens, in order.').list(),
}) {}

@ObjectWithFields({ description: 'The action is done.' })
export class ActionDone extends fields({
  message: text(),
}) {}

export const StaffLoginResult = orInvalid(StaffLogin, 'StaffLoginResult');
export const ActionResult = orInvalid(ActionDone, 'ActionResult');
