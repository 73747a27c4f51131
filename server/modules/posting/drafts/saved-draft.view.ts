import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType, Field, Int, ObjectType } from 'type-graphql';
import { ALREADY_PUBLISHED } from '../../../../domain/posting/posting-errors.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import { DraftView } from '../draft.view.ts';
import type { StoredDraft, SaveOutcome } from './drafts.service.ts';

@ObjectType('SavedDraft', {
  description: 'A listing that its landlord is writing, as it is kept in the account.',
  simpleResolvers: true,
})
export class SavedDraftView {
  @Field(() => DraftView, { description: 'What has been written.' })
  draft!: DraftView;

  @Field(() => Int, { description: 'Grows with every change: name it when you save.' })
  version!: number;

  @Field(() => GraphQLDateTimeISO, { description: 'It is kept for seven days from here.' })
  savedAt!: Date;
}

@ObjectType({ description: 'The draft is kept.', simpleResolvers: true })
class DraftSaved {
  @Field(() => Int, { description: 'The version that it has now.' })
  version!: number;
}

@ObjectType({ description: 'The draft was changed elsewhere since; nothing was written.', simpleResolvers: true })
class DraftConflict {
  @Field(() => SavedDraftView, { description: 'As it is kept now.' })
  saved!: SavedDraftView;
}

@ObjectType({ description: 'The draft has become a listing; it is not kept any more.', simpleResolvers: true })
class DraftPublished {
  @Field(() => String, { description: 'What to tell.' })
  message!: string;
}

export const SaveDraftResult = createUnionType({
  name: 'SaveDraftResult',
  description: 'The kept draft, or why it was not kept.',
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
