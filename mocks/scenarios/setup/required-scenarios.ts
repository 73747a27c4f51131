import { postingErrorKeys } from '../../../domain/posting/error-fields.ts';

/** The rows of the specification's error catalog besides the field errors of a listing [§8]. */
const requiredRows = [
  'login.email',
  'login.password',
  'login.unreachable',
  'reset.email',
  'reset.answered',
  'reset.unreachable',
  'payment.email',
  'upload.refused',
  'upload.failed',
  'cancel.failed',
  'posting.unreachable',
  'other-codes',
  'edit.success',
] as const;

/** Each error result of the schema: its union and its type. */
export const errorResults = [
  'AlertResult.Invalid',
  'CardChangeResult.Invalid',
  'CardChangeResult.NeedsAuthentication',
  'CreateGroupListResult.Invalid',
  'DoneResult.Invalid',
  'EditResult.Invalid',
  'EditResult.NeedsAuthentication',
  'EditResult.SentForReview',
  'EditResult.Stale',
  'InquiryResult.Invalid',
  'GeoResult.Invalid',
  'JoinGroupListResult.Invalid',
  'PropertyTypeQuoteResult.Invalid',
  'LeadChangeResult.Invalid',
  'LeadResult.Invalid',
  'ListingStateResult.Invalid',
  'ListingStateResult.NeedsAuthentication',
  'LoginResult.Invalid',
  'LoginResult.LoginLinkSent',
  'PublishResult.Invalid',
  'PublishResult.KeyReused',
  'PublishResult.NeedsAuthentication',
  'PublishResult.SentForReview',
  'ReportResult.Invalid',
  'ListingImportResult.Invalid',
  'SaveDraftResult.DraftConflict',
  'SaveDraftResult.DraftPublished',
  'SaveDraftResult.Invalid',
  'SubscriberResult.Invalid',
] as const;

/** Everything that some scenario must show (mocks/scenarios.test.ts). */
export const requiredScenarios = [...postingErrorKeys, ...requiredRows, ...errorResults] as const;
export type RequiredScenario = (typeof requiredScenarios)[number];
