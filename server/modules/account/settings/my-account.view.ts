import { Field, ID, Int, ObjectType } from 'type-graphql';

@ObjectType('AccountSession', { description: 'A browser in which a landlord is logged in.' })
export class AccountSessionView {
  @Field(() => ID, { description: 'Its public id; never the secret of its cookie.' })
  id!: string;

  @Field(() => String, { description: 'What it is, in words: "Chrome on Windows".' })
  device!: string;

  @Field(() => String, { description: 'When it logged in (ISO 8601).' })
  startedAt!: string;

  @Field(() => String, { description: 'When it was last used, to within ten minutes (ISO 8601).' })
  lastUsedAt!: string;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current!: boolean;
}

@ObjectType('AccountHoldings', { description: 'What a deletion of the account would end.' })
export class AccountHoldingsView {
  @Field(() => Int, { description: 'Listings that are not removed.' })
  listings!: number;

  @Field(() => Int, { description: 'Those of them that will be charged for again.' })
  renewing!: number;

  @Field(() => Int, { description: 'What renters wrote about them.' })
  leads!: number;
}

@ObjectType('UndeliveredHome', { description: 'The home whose contact email an address is.' })
export class UndeliveredHomeView {
  @Field(() => String, { description: 'The end of its address.' })
  slug!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;
}

@ObjectType('UndeliveredAddress', { description: 'An address of one’s own that our letters do not reach.' })
export class UndeliveredAddressView {
  @Field(() => String, { description: 'The address.' })
  email!: string;

  @Field(() => String, { description: 'What its mail server answered, in its own words.' })
  answer!: string;

  @Field(() => UndeliveredHomeView, {
    nullable: true,
    description: 'The home whose contact email it is; null for the one that one logs in with.',
  })
  listing!: UndeliveredHomeView | null;
}

@ObjectType('MyAccount', { description: "A landlord's own account." })
export class MyAccountView {
  @Field(() => ID, { description: 'Its public id.' })
  id!: string;

  @Field(() => String, { description: 'Where they log in.' })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'The email that waits for its confirmation; null when none does.',
  })
  pendingEmail!: string | null;

  @Field(() => String, { description: 'Empty when not known.' })
  firstName!: string;

  @Field(() => String, { description: 'Empty when not known.' })
  lastName!: string;

  @Field(() => [AccountSessionView], {
    description: 'The browsers that are logged in: this one, then the latest used.',
  })
  sessions!: AccountSessionView[];

  @Field(() => AccountHoldingsView, { description: 'What a deletion would end.' })
  holdings!: AccountHoldingsView;

  @Field(() => [UndeliveredAddressView], { description: 'The addresses that our letters do not reach: mostly none.' })
  undelivered!: UndeliveredAddressView[];
}

@ObjectType('OwnData', { description: 'A copy of everything that is kept about a landlord.' })
export class OwnDataView {
  @Field(() => String, { description: 'What to call the file.' })
  fileName!: string;

  @Field(() => String, { description: 'The file: JSON.' })
  json!: string;
}
