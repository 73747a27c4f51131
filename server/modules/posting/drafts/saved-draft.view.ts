import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType } from 'type-graphql';
import { field, fields, flag, id, int, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import { ALREADY_PUBLISHED } from '../../../../domain/posting/posting-errors.ts';
import { draftSummary } from '../../../../domain/posting/drafts/draft-summary.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import { DraftView } from '../draft.view.ts';
import type { DraftsService, StoredDraft, SaveOutcome } from './drafts.service.ts';

@ObjectWithFields({
  name: 'SavedDraft',
  description: 'A draft that is saved to the account.',
  simpleResolvers: true,
})
export class SavedDraftView extends fields({
  draft: field(() => DraftView, 'The contents of the draft.'),
  version: int('The version, incremented by each change; pass it when saving.'),
  savedAt: field<Date>(() => GraphQLDateTimeISO, 'The time of the last change; drafts are deleted seven days later.'),
}) {}

@ObjectWithFields({ description: 'A draft in the list of your drafts.', simpleResolvers: true })
class DraftSummary extends fields({
  id: id<string>('The UUID of the draft.'),
  ownId: text('Your own id of an imported listing; null for a draft that you wrote.').nullable(),
  name: text('The property name.'),
  type: int('84 apartment, 85 house.').nullable(),
  address: text('Street address and city.'),
  missing: text('What is missing before it can be published; empty when it is complete.').list(),
  inReview: flag('Whether it was sent for review, which is not decided yet.'),
  savedAt: field<Date>(() => GraphQLDateTimeISO, 'The time of the last change; drafts are deleted seven days later.'),
}) {}

@ObjectWithFields({ description: 'A page of your drafts.', simpleResolvers: true })
export class DraftPage extends fields({
  total: int('The number of all drafts.'),
  drafts: field(() => DraftSummary, 'At most 50, the latest first.').list(),
}) {}

export const toDraftPage = ({ total, drafts, inReview }: Awaited<ReturnType<DraftsService['list']>>): DraftPage =>
  Object.assign(new DraftPage(), {
    total,
    drafts: drafts.map(({ draftId, draft, ownId, savedAt }) =>
      Object.assign(new DraftSummary(), draftSummary(draftId, ownId ?? null, draft), {
        savedAt,
        inReview: inReview.has(draftId),
      }),
    ),
  });

@ObjectWithFields({ description: 'The draft is saved.', simpleResolvers: true })
class DraftSaved extends fields({
  version: int('The new version.'),
}) {}

@ObjectWithFields({
  description: 'The draft was changed in another browser; nothing was saved.',
  simpleResolvers: true,
})
class DraftConflict extends fields({
  saved: field(() => SavedDraftView, 'The saved version.'),
}) {}

@ObjectWithFields({
  description: 'The draft was published as a listing and is no longer saved.',
  simpleResolvers: true,
})
class DraftPublished extends fields({
  message: text('The message to show.'),
}) {}

export const SaveDraftResult = createUnionType({
  name: 'SaveDraftResult',
  description: 'The saved draft, or the reason it was not saved.',
  types: () => [DraftSaved, DraftConflict, DraftPublished, Invalid] as const,
});

/** Returns the view of a saved draft, with the draft id as its id. */
export const toSavedDraftView = ({ draftId, draft, version, savedAt }: StoredDraft): SavedDraftView =>
  Object.assign(new SavedDraftView(), { draft: { ...draft, draftId, id: draftId }, version, savedAt });

export function saveDraftResult(outcome: SaveOutcome): DraftSaved | DraftConflict | DraftPublished | Invalid {
  if ('errors' in outcome) return toInvalid(outcome.errors);
  if ('conflict' in outcome) return Object.assign(new DraftConflict(), { saved: toSavedDraftView(outcome.conflict) });
  if ('saved' in outcome) return Object.assign(new DraftSaved(), { version: outcome.saved.version });
  return Object.assign(new DraftPublished(), { message: ALREADY_PUBLISHED['notification']?.[0] ?? '' });
}
