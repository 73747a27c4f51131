import { GraphQLDateTimeISO } from 'graphql-scalars';
import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { ALREADY_PUBLISHED } from '../../../../domain/posting/posting-errors.ts';
import { draftSummary } from '../../../../domain/posting/drafts/draft-summary.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import { DraftView } from '../draft.view.ts';
import type { DraftsService, StoredDraft, SaveOutcome } from './drafts.service.ts';

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

@ObjectType({ description: 'A draft in the list of your drafts.', simpleResolvers: true })
class DraftSummary {
  @Field(() => ID, { description: 'The UUID of the draft.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Your own id of an imported listing; null for a draft that you wrote.',
  })
  ownId!: string | null;

  @Field(() => String, { description: 'The property name.' })
  name!: string;

  @Field(() => Int, { nullable: true, description: '84 apartment, 85 house.' })
  type!: number | null;

  @Field(() => String, { description: 'Street address and city.' })
  address!: string;

  @Field(() => [String], { description: 'What is missing before it can be published; empty when it is complete.' })
  missing!: string[];

  @Field(() => Boolean, { description: 'Whether it was sent for review, which is not decided yet.' })
  inReview!: boolean;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last change; drafts are deleted seven days later.' })
  savedAt!: Date;
}

@ObjectType({ description: 'A page of your drafts.', simpleResolvers: true })
export class DraftPage {
  @Field(() => Int, { description: 'The number of all drafts.' })
  total!: number;

  @Field(() => [DraftSummary], { description: 'At most 50, the latest first.' })
  drafts!: DraftSummary[];
}

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
