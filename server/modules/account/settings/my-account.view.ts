import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('AccountSession', { description: 'A browser that is logged in to the account.' })
export class AccountSessionView {
  @Field(() => ID, { description: 'The public id of the session; never the cookie secret.' })
  id!: string;

  @Field(() => String, { description: 'The browser and system: "Chrome on Windows".' })
  device!: string;

  @Field(() => String, { description: 'Login time (ISO 8601).' })
  startedAt!: string;

  @Field(() => String, { description: 'Time of last use, accurate to ten minutes (ISO 8601).' })
  lastUsedAt!: string;

  @Field(() => Boolean, { description: 'Whether this is the session of the request.' })
  current!: boolean;
}

@ObjectType('AccountHoldings', { description: 'What deleting the account would end.' })
export class AccountHoldingsView {
  @Field(() => Int, { description: 'Number of listings that have not been removed.' })
  listings!: number;

  @Field(() => Int, { description: 'Number of those that will renew.' })
  renewing!: number;

  @Field(() => Int, { description: 'Number of their leads.' })
  leads!: number;
}

@ObjectType('UndeliveredHome', { description: 'The listing that uses an address as its contact email.' })
export class UndeliveredHomeView {
  @Field(() => String, { description: 'The slug of the listing.' })
  slug!: string;

  @Field(() => String, { description: 'The name of the listing.' })
  name!: string;
}

@ObjectType('UndeliveredAddress', { description: 'An email address of this account that cannot be delivered to.' })
export class UndeliveredAddressView {
  @Field(() => String, { description: 'The email address.' })
  email!: string;

  @Field(() => String, { description: 'The error message of its mail server.' })
  answer!: string;

  @Field(() => UndeliveredHomeView, {
    nullable: true,
    description: 'The listing with this contact email; null for the login email.',
  })
  listing!: UndeliveredHomeView | null;
}

@ObjectType('MyAccount', { description: 'The account of the logged-in landlord.' })
export class MyAccountView {
  @Field(() => ID, { description: 'The public id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The login email.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The new email awaiting confirmation; null when there is none.',
  })
  pendingEmail!: string | null;

  @Field(() => String, { description: 'Empty when unknown.' })
  firstName!: string;

  @Field(() => String, { description: 'Empty when unknown.' })
  lastName!: string;

  @Field(() => [AccountSessionView], {
    description: 'The active sessions: this one first, then the most recently used.',
  })
  sessions!: AccountSessionView[];

  @Field(() => AccountHoldingsView, { description: 'What deleting the account would end.' })
  holdings!: AccountHoldingsView;

  @Field(() => [UndeliveredAddressView], {
    description: 'The email addresses that cannot be delivered to; usually empty.',
  })
  undelivered!: UndeliveredAddressView[];
}

@ObjectType('OwnData', { description: 'A copy of all data stored about a landlord.' })
export class OwnDataView {
  @Field(() => String, { description: 'The suggested file name.' })
  fileName!: string;

  @Field(() => String, { description: 'The file contents, as JSON.' })
  json!: string;
}
