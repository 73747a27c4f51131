import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { Invalid } from '../../graphql/invalid.ts';

@ObjectType({ description: 'The person who is logged in.' })
export class StaffView {
  @Field(() => String)
  email!: string;

  @Field(() => String)
  role!: string;

  @Field(() => [String], { description: 'The operations and actions that the role permits.' })
  permissions!: string[];
}

@ObjectType({ description: 'The start of a session.' })
export class StaffLogin {
  @Field(() => StaffView)
  me!: StaffView;

  @Field(() => [String], { description: 'Codes for a lost phone, shown once, after an invitation.' })
  recoveryCodes!: string[];
}

@ObjectType({ description: 'An invitation that can be accepted.' })
export class InvitationView {
  @Field(() => String)
  email!: string;

  @Field(() => String, { description: 'The secret for an authenticator app.' })
  secret!: string;

  @Field(() => String, { description: 'The same as an otpauth: link.' })
  url!: string;
}

@ObjectType({ description: 'A listing in a comparison.' })
export class ConsoleCompared {
  @Field(() => String)
  name!: string;

  @Field(() => String, { nullable: true, description: 'Null for a text in review that is not published.' })
  slug!: string | null;

  @Field(() => String)
  phone!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String)
  text!: string;

  @Field(() => [String], { description: 'The URLs of its images, small.' })
  images!: string[];
}

@ObjectType({ description: 'A listing whose text waits for a decision.' })
export class ConsoleReview {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'The email of its landlord.' })
  email!: string;

  @Field(() => [String], { description: 'Why it is held.' })
  reasons!: string[];

  @Field(() => [String], { description: 'The texts that an approval covers.' })
  texts!: string[];

  @Field(() => String, { nullable: true, description: 'How likely it is a copy or a scam, and why.' })
  score!: string | null;

  @Field(() => ConsoleCompared)
  own!: ConsoleCompared;

  @Field(() => [ConsoleCompared], { description: 'Listings of other accounts that share something with it.' })
  twins!: ConsoleCompared[];

  @Field(() => String, { nullable: true, description: 'The slug of the published listing whose edit it is.' })
  slug!: string | null;

  @Field(() => String, { description: 'ISO time.' })
  sentAt!: string;

  @Field(() => String, { description: 'ISO time at which it is withdrawn undecided.' })
  dueAt!: string;
}

@ObjectType({ description: 'One report of a listing.' })
class ConsoleReport {
  @Field(() => String)
  reason!: string;

  @Field(() => String)
  details!: string;

  @Field(() => Boolean, { description: 'Whether its reporter confirmed an email.' })
  isConfirmed!: boolean;

  @Field(() => Boolean, { description: 'Whether the same reason was found unjustified lately.' })
  isMuted!: boolean;

  @Field(() => String, { description: 'ISO time.' })
  at!: string;
}

@ObjectType({ description: 'A listing with open reports.' })
export class ConsoleReportedListing {
  @Field(() => String)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  slug!: string;

  @Field(() => Int, { description: 'Independent people with confirmed emails.' })
  reporters!: number;

  @Field(() => Boolean, { description: 'Whether enough of them reported it that renters are warned.' })
  isUrgent!: boolean;

  @Field(() => [ConsoleReport])
  reports!: ConsoleReport[];
}

@ObjectType({ description: 'A record as a result of a search, or as a link.' })
export class ConsoleLink {
  @Field(() => String)
  kind!: string;

  @Field(() => String)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  detail!: string;
}

@ObjectType({ description: 'Something that is known of a record.' })
class ConsoleFact {
  @Field(() => String)
  label!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({ description: 'Something that happened to a record.' })
class ConsoleEvent {
  @Field(() => String, { description: 'ISO time.' })
  at!: string;

  @Field(() => String)
  text!: string;

  @Field(() => String, { nullable: true, description: 'The kind of the record that it leads to.' })
  kind!: string | null;

  @Field(() => String, { nullable: true })
  id!: string | null;
}

@ObjectType({ description: 'A record with everything that happened to it, oldest first.' })
export class ConsoleRecordView {
  @Field(() => String)
  title!: string;

  @Field(() => [ConsoleFact])
  facts!: ConsoleFact[];

  @Field(() => [ConsoleLink])
  links!: ConsoleLink[];

  @Field(() => [ConsoleEvent])
  story!: ConsoleEvent[];

  @Field(() => [String], { description: 'The actions that its state allows.' })
  actions!: string[];
}

@ObjectType({ description: 'An operation that needs a person.' })
export class ConsoleOperation {
  @Field(() => String)
  kind!: string;

  @Field(() => String)
  id!: string;

  @Field(() => String)
  problem!: string;

  @Field(() => String, { description: 'ISO time.' })
  since!: string;
}

@ObjectType({ description: 'A table of numbers.' })
export class ConsoleTableView {
  @Field(() => String)
  title!: string;

  @Field(() => [String])
  columns!: string[];

  @Field(() => [[String]])
  rows!: string[][];
}

@ObjectType({ description: 'An entry of the log.' })
export class ConsoleLogEntry {
  @Field(() => String)
  id!: string;

  @Field(() => String, { description: 'ISO time.' })
  at!: string;

  @Field(() => String)
  staff!: string;

  @Field(() => String)
  action!: string;

  @Field(() => String, { nullable: true })
  kind!: string | null;

  @Field(() => String, { nullable: true })
  subject!: string | null;

  @Field(() => String)
  reason!: string;

  @Field(() => String, { nullable: true })
  outcome!: string | null;

  @Field(() => String, { nullable: true })
  before!: string | null;

  @Field(() => String, { nullable: true })
  after!: string | null;
}

@ObjectType({ description: 'What an action would do.' })
export class ActionPreview {
  @Field(() => [String], { description: 'What happens, in order.' })
  lines!: string[];
}

@ObjectType({ description: 'The action is done.' })
export class ActionDone {
  @Field(() => String)
  message!: string;
}

export const StaffLoginResult = createUnionType({
  name: 'StaffLoginResult',
  types: () => [Invalid, StaffLogin] as const,
});

export const ActionResult = createUnionType({
  name: 'ActionResult',
  types: () => [Invalid, ActionDone] as const,
});
