import type { GraphQLResolveInfo } from 'graphql';
import type { MockContext } from '../world/world.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = T | null | undefined;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
};

/** The action is done. */
export type ActionDone = {
  __typename?: 'ActionDone';
  message: Scalars['String']['output'];
};

/** What an action would do. */
export type ActionPreview = {
  __typename?: 'ActionPreview';
  /** What happens, in order. */
  lines: Array<Scalars['String']['output']>;
};

export type ActionResult = ActionDone | Invalid;

/** A listing in a comparison. */
export type ConsoleComparedListing = {
  __typename?: 'ConsoleComparedListing';
  address: Scalars['String']['output'];
  /** The URLs of its images, small. */
  images: Array<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  /** Null for a text in review that is not published. */
  slug: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

/** Something that happened to a record. */
export type ConsoleEvent = {
  __typename?: 'ConsoleEvent';
  /** ISO time. */
  at: Scalars['String']['output'];
  id: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
  /** The type of the record that it leads to. */
  type: Maybe<Scalars['String']['output']>;
};

/** Something that is known of a record. */
export type ConsoleFact = {
  __typename?: 'ConsoleFact';
  label: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** A record as a result of a search, or as a link. */
export type ConsoleLink = {
  __typename?: 'ConsoleLink';
  detail: Scalars['String']['output'];
  id: Scalars['String']['output'];
  title: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

/** An entry of the log. */
export type ConsoleLogEntry = {
  __typename?: 'ConsoleLogEntry';
  action: Scalars['String']['output'];
  after: Maybe<Scalars['String']['output']>;
  /** ISO time. */
  at: Scalars['String']['output'];
  before: Maybe<Scalars['String']['output']>;
  id: Scalars['String']['output'];
  outcome: Maybe<Scalars['String']['output']>;
  reason: Scalars['String']['output'];
  staff: Scalars['String']['output'];
  subject: Maybe<Scalars['String']['output']>;
  type: Maybe<Scalars['String']['output']>;
};

/** An operation that needs a person. */
export type ConsoleOperation = {
  __typename?: 'ConsoleOperation';
  id: Scalars['String']['output'];
  problem: Scalars['String']['output'];
  /** ISO time. */
  since: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

/** A record with everything that happened to it, oldest first. */
export type ConsoleRecord = {
  __typename?: 'ConsoleRecord';
  /** The actions that its state allows. */
  actions: Array<Scalars['String']['output']>;
  facts: Array<ConsoleFact>;
  history: Array<ConsoleEvent>;
  links: Array<ConsoleLink>;
  title: Scalars['String']['output'];
};

/** One report of a listing. */
export type ConsoleReport = {
  __typename?: 'ConsoleReport';
  /** ISO time. */
  at: Scalars['String']['output'];
  details: Scalars['String']['output'];
  /** Whether its reporter confirmed an email. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the same reason was found unjustified lately. */
  isMuted: Scalars['Boolean']['output'];
  reason: Scalars['String']['output'];
};

/** A listing with open reports. */
export type ConsoleReportedListing = {
  __typename?: 'ConsoleReportedListing';
  id: Scalars['String']['output'];
  /** Whether enough of them reported it that renters are warned. */
  isUrgent: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Independent people with confirmed emails. */
  reporters: Scalars['Int']['output'];
  reports: Array<ConsoleReport>;
  slug: Scalars['String']['output'];
};

/** A listing whose text waits for a decision. */
export type ConsoleReview = {
  __typename?: 'ConsoleReview';
  /** ISO time at which it is withdrawn undecided. */
  dueAt: Scalars['String']['output'];
  /** The email of its landlord. */
  email: Scalars['String']['output'];
  id: Scalars['String']['output'];
  listing: ConsoleComparedListing;
  name: Scalars['String']['output'];
  /** Why it is held. */
  reasons: Array<Scalars['String']['output']>;
  /** How likely it is a copy or a scam, and why. */
  score: Maybe<Scalars['String']['output']>;
  /** ISO time. */
  sentAt: Scalars['String']['output'];
  /** Listings of other accounts that share something with it. */
  similar: Array<ConsoleComparedListing>;
  /** The slug of the published listing whose edit it is. */
  slug: Maybe<Scalars['String']['output']>;
  /** The texts that an approval covers. */
  texts: Array<Scalars['String']['output']>;
};

/** A table of numbers. */
export type ConsoleTable = {
  __typename?: 'ConsoleTable';
  columns: Array<Scalars['String']['output']>;
  rows: Array<Array<Scalars['String']['output']>>;
  title: Scalars['String']['output'];
};

/** The errors of one field. */
export type FieldError = {
  __typename?: 'FieldError';
  /** The name of the field in the input. */
  field: Scalars['String']['output'];
  /** The error messages; show the first one. */
  messages: Array<Scalars['String']['output']>;
};

/** The result of invalid input: error messages by field. */
export type Invalid = {
  __typename?: 'Invalid';
  /** The invalid fields. */
  errors: Array<FieldError>;
};

export type Mutation = {
  __typename?: 'Mutation';
  acceptInvitation: StaffLoginResult;
  act: ActionResult;
  /** Compares processor and ledger, and changes nothing. */
  ledgerCheck: Array<Scalars['String']['output']>;
  logIn: StaffLoginResult;
  logOut: Scalars['Boolean']['output'];
};


export type MutationAcceptInvitationArgs = {
  code: Scalars['String']['input'];
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationActArgs = {
  action: Scalars['String']['input'];
  amount?: Scalars['String']['input'];
  id: Scalars['String']['input'];
  key?: Scalars['String']['input'];
  reason?: Scalars['String']['input'];
};


export type MutationLogInArgs = {
  code: Scalars['String']['input'];
  email: Scalars['String']['input'];
  password: Scalars['String']['input'];
};

export type Query = {
  __typename?: 'Query';
  find: Array<ConsoleLink>;
  invitation: Maybe<StaffInvitation>;
  log: Array<ConsoleLogEntry>;
  me: Maybe<StaffViewer>;
  numbers: Array<ConsoleTable>;
  preview: ActionPreview;
  record: Maybe<ConsoleRecord>;
  reportedListingCount: Scalars['Int']['output'];
  reports: Array<ConsoleReportedListing>;
  reviewCount: Scalars['Int']['output'];
  reviews: Array<ConsoleReview>;
  unresolved: Array<ConsoleOperation>;
};


export type QueryFindArgs = {
  text: Scalars['String']['input'];
};


export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


export type QueryLogArgs = {
  before?: InputMaybe<Scalars['String']['input']>;
};


export type QueryNumbersArgs = {
  days: Scalars['Int']['input'];
};


export type QueryPreviewArgs = {
  action: Scalars['String']['input'];
  id?: InputMaybe<Scalars['String']['input']>;
};


export type QueryRecordArgs = {
  id: Scalars['String']['input'];
  type: Scalars['String']['input'];
};


export type QueryReportsArgs = {
  first?: Scalars['Int']['input'];
};


export type QueryReviewsArgs = {
  first?: Scalars['Int']['input'];
};

/** An invitation that can be accepted. */
export type StaffInvitation = {
  __typename?: 'StaffInvitation';
  email: Scalars['String']['output'];
  /** The secret for an authenticator app. */
  secret: Scalars['String']['output'];
  /** The same as an otpauth: link. */
  url: Scalars['String']['output'];
};

/** The start of a session. */
export type StaffLogin = {
  __typename?: 'StaffLogin';
  me: StaffViewer;
  /** Codes for a lost phone, shown once, after an invitation. */
  recoveryCodes: Array<Scalars['String']['output']>;
};

export type StaffLoginResult = Invalid | StaffLogin;

/** The person who is logged in. */
export type StaffViewer = {
  __typename?: 'StaffViewer';
  email: Scalars['String']['output'];
  /** The operations and actions that the role permits. */
  permissions: Array<Scalars['String']['output']>;
  role: Scalars['String']['output'];
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  ActionResult:
    | ( ActionDone )
    | ( Invalid )
  ;
  StaffLoginResult:
    | ( Invalid )
    | ( StaffLogin )
  ;
};


/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  ActionDone: ResolverTypeWrapper<ActionDone>;
  ActionPreview: ResolverTypeWrapper<ActionPreview>;
  ActionResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ActionResult']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  ConsoleComparedListing: ResolverTypeWrapper<ConsoleComparedListing>;
  ConsoleEvent: ResolverTypeWrapper<ConsoleEvent>;
  ConsoleFact: ResolverTypeWrapper<ConsoleFact>;
  ConsoleLink: ResolverTypeWrapper<ConsoleLink>;
  ConsoleLogEntry: ResolverTypeWrapper<ConsoleLogEntry>;
  ConsoleOperation: ResolverTypeWrapper<ConsoleOperation>;
  ConsoleRecord: ResolverTypeWrapper<ConsoleRecord>;
  ConsoleReport: ResolverTypeWrapper<ConsoleReport>;
  ConsoleReportedListing: ResolverTypeWrapper<ConsoleReportedListing>;
  ConsoleReview: ResolverTypeWrapper<ConsoleReview>;
  ConsoleTable: ResolverTypeWrapper<ConsoleTable>;
  FieldError: ResolverTypeWrapper<FieldError>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invalid: ResolverTypeWrapper<Invalid>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  StaffInvitation: ResolverTypeWrapper<StaffInvitation>;
  StaffLogin: ResolverTypeWrapper<StaffLogin>;
  StaffLoginResult: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['StaffLoginResult']>;
  StaffViewer: ResolverTypeWrapper<StaffViewer>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  ActionDone: ActionDone;
  ActionPreview: ActionPreview;
  ActionResult: ResolversUnionTypes<ResolversParentTypes>['ActionResult'];
  Boolean: Scalars['Boolean']['output'];
  ConsoleComparedListing: ConsoleComparedListing;
  ConsoleEvent: ConsoleEvent;
  ConsoleFact: ConsoleFact;
  ConsoleLink: ConsoleLink;
  ConsoleLogEntry: ConsoleLogEntry;
  ConsoleOperation: ConsoleOperation;
  ConsoleRecord: ConsoleRecord;
  ConsoleReport: ConsoleReport;
  ConsoleReportedListing: ConsoleReportedListing;
  ConsoleReview: ConsoleReview;
  ConsoleTable: ConsoleTable;
  FieldError: FieldError;
  Int: Scalars['Int']['output'];
  Invalid: Invalid;
  Mutation: Record<PropertyKey, never>;
  Query: Record<PropertyKey, never>;
  StaffInvitation: StaffInvitation;
  StaffLogin: StaffLogin;
  StaffLoginResult: ResolversUnionTypes<ResolversParentTypes>['StaffLoginResult'];
  StaffViewer: StaffViewer;
  String: Scalars['String']['output'];
};

export type ActionDoneResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ActionDone'] = ResolversParentTypes['ActionDone']> = {
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ActionPreviewResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ActionPreview'] = ResolversParentTypes['ActionPreview']> = {
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ActionResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ActionResult'] = ResolversParentTypes['ActionResult']> = {
  __resolveType: TypeResolveFn<'ActionDone' | 'Invalid', ParentType, ContextType>;
};

export type ConsoleComparedListingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleComparedListing'] = ResolversParentTypes['ConsoleComparedListing']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleEventResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleEvent'] = ResolversParentTypes['ConsoleEvent']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConsoleFactResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleFact'] = ResolversParentTypes['ConsoleFact']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleLinkResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleLink'] = ResolversParentTypes['ConsoleLink']> = {
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleLogEntryResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleLogEntry'] = ResolversParentTypes['ConsoleLogEntry']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  staff?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConsoleOperationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleOperation'] = ResolversParentTypes['ConsoleOperation']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleRecordResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleRecord'] = ResolversParentTypes['ConsoleRecord']> = {
  actions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['ConsoleFact']>, ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ConsoleEvent']>, ParentType, ContextType>;
  links?: Resolver<Array<ResolversTypes['ConsoleLink']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleReportResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleReport'] = ResolversParentTypes['ConsoleReport']> = {
  at?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isConfirmed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isMuted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleReportedListingResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleReportedListing'] = ResolversParentTypes['ConsoleReportedListing']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isUrgent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reporters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports?: Resolver<Array<ResolversTypes['ConsoleReport']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConsoleReviewResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleReview'] = ResolversParentTypes['ConsoleReview']> = {
  dueAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  listing?: Resolver<ResolversTypes['ConsoleComparedListing'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reasons?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  score?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  similar?: Resolver<Array<ResolversTypes['ConsoleComparedListing']>, ParentType, ContextType>;
  slug?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  texts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ConsoleTableResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['ConsoleTable'] = ResolversParentTypes['ConsoleTable']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldErrorResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['FieldError'] = ResolversParentTypes['FieldError']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvalidResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Invalid'] = ResolversParentTypes['Invalid']> = {
  errors?: Resolver<Array<ResolversTypes['FieldError']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type MutationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acceptInvitation: Resolver<ResolversTypes['StaffLoginResult'], ParentType, ContextType, RequireFields<MutationAcceptInvitationArgs, 'code' | 'password' | 'token'>>;
  act: Resolver<ResolversTypes['ActionResult'], ParentType, ContextType, RequireFields<MutationActArgs, 'action' | 'amount' | 'id' | 'key' | 'reason'>>;
  ledgerCheck: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  logIn: Resolver<ResolversTypes['StaffLoginResult'], ParentType, ContextType, RequireFields<MutationLogInArgs, 'code' | 'email' | 'password'>>;
  logOut: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  find: Resolver<Array<ResolversTypes['ConsoleLink']>, ParentType, ContextType, RequireFields<QueryFindArgs, 'text'>>;
  invitation: Resolver<Maybe<ResolversTypes['StaffInvitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'token'>>;
  log: Resolver<Array<ResolversTypes['ConsoleLogEntry']>, ParentType, ContextType, Partial<QueryLogArgs>>;
  me: Resolver<Maybe<ResolversTypes['StaffViewer']>, ParentType, ContextType>;
  numbers: Resolver<Array<ResolversTypes['ConsoleTable']>, ParentType, ContextType, RequireFields<QueryNumbersArgs, 'days'>>;
  preview: Resolver<ResolversTypes['ActionPreview'], ParentType, ContextType, RequireFields<QueryPreviewArgs, 'action'>>;
  record: Resolver<Maybe<ResolversTypes['ConsoleRecord']>, ParentType, ContextType, RequireFields<QueryRecordArgs, 'id' | 'type'>>;
  reportedListingCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reports: Resolver<Array<ResolversTypes['ConsoleReportedListing']>, ParentType, ContextType, RequireFields<QueryReportsArgs, 'first'>>;
  reviewCount: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reviews: Resolver<Array<ResolversTypes['ConsoleReview']>, ParentType, ContextType, RequireFields<QueryReviewsArgs, 'first'>>;
  unresolved: Resolver<Array<ResolversTypes['ConsoleOperation']>, ParentType, ContextType>;
};

export type StaffInvitationResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['StaffInvitation'] = ResolversParentTypes['StaffInvitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StaffLoginResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['StaffLogin'] = ResolversParentTypes['StaffLogin']> = {
  me?: Resolver<ResolversTypes['StaffViewer'], ParentType, ContextType>;
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type StaffLoginResultResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['StaffLoginResult'] = ResolversParentTypes['StaffLoginResult']> = {
  __resolveType: TypeResolveFn<'Invalid' | 'StaffLogin', ParentType, ContextType>;
};

export type StaffViewerResolvers<ContextType = MockContext, ParentType extends ResolversParentTypes['StaffViewer'] = ResolversParentTypes['StaffViewer']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permissions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type Resolvers<ContextType = MockContext> = {
  ActionDone?: ActionDoneResolvers<ContextType>;
  ActionPreview?: ActionPreviewResolvers<ContextType>;
  ActionResult?: ActionResultResolvers<ContextType>;
  ConsoleComparedListing?: ConsoleComparedListingResolvers<ContextType>;
  ConsoleEvent?: ConsoleEventResolvers<ContextType>;
  ConsoleFact?: ConsoleFactResolvers<ContextType>;
  ConsoleLink?: ConsoleLinkResolvers<ContextType>;
  ConsoleLogEntry?: ConsoleLogEntryResolvers<ContextType>;
  ConsoleOperation?: ConsoleOperationResolvers<ContextType>;
  ConsoleRecord?: ConsoleRecordResolvers<ContextType>;
  ConsoleReport?: ConsoleReportResolvers<ContextType>;
  ConsoleReportedListing?: ConsoleReportedListingResolvers<ContextType>;
  ConsoleReview?: ConsoleReviewResolvers<ContextType>;
  ConsoleTable?: ConsoleTableResolvers<ContextType>;
  FieldError?: FieldErrorResolvers<ContextType>;
  Invalid?: InvalidResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  StaffInvitation?: StaffInvitationResolvers<ContextType>;
  StaffLogin?: StaffLoginResolvers<ContextType>;
  StaffLoginResult?: StaffLoginResultResolvers<ContextType>;
  StaffViewer?: StaffViewerResolvers<ContextType>;
};

