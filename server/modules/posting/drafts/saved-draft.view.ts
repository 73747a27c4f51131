import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { ALREADY_PUBLISHED } from '../../../../domain/posting/posting-errors.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import { DraftView } from '../draft.view.ts';
import type { StoredDraft, SaveOutcome } from './drafts.service.ts';

@ObjectType('SavedDraft', {
  description: 'A draft that is saved to the account.',
  simpleResolvers: true,
})
export class SavedDraftView {
  @Field(() => DraftView, { description: 'The contents of the draft.' })
  draft!: DraftView;

  @Field(() => Int, { description: 'The version, incremented by each change; pass it when saving.' })
  version!: number;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last change; drafts are deleted seven days later.' })
  savedAt!: Date;
}

@ObjectType({ description: 'The draft is saved.', simpleResolvers: true })
class DraftSaved {
  @Field(() => Int, { description: 'The new version.' })
  version!: number;
}

@ObjectType({ description: 'The draft was changed in another browser; nothing was saved.', simpleResolvers: true })
class DraftConflict {
  @Field(() => SavedDraftView, { description: 'The saved version.' })
  saved!: SavedDraftView;
}

@ObjectType({ description: 'The draft was published as a listing and is no longer saved.', simpleResolvers: true })
class DraftPublished {
  @Field(() => String, { description: 'The message to show.' })
  message!: string;
}

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
