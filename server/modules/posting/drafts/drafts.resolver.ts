import { Arg, createUnionType, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { draftFromInput } from '../../../../domain/posting/drafts/draft-conversion.ts';
import { isUuid } from '../../../../domain/posting/drafts/saved-draft.ts';
import { requireViewer, type Context } from '../../../context.ts';
import { Done } from '../../../graphql/done-result.ts';
import { SavedDraftInput } from '../draft.input.ts';
import { field, fields, flag, id, int, moment, ObjectWithFields, text } from '../../../graphql/fields/fields.ts';
import { ALREADY_PUBLISHED } from '../../../../domain/posting/posting-errors.ts';
import { Invalid, toInvalid } from '../../../graphql/invalid.ts';
import { DraftView } from '../draft.view.ts';
import type { DraftsService, SaveOutcome, StoredDraft } from './drafts.service.ts';

@ObjectWithFields({
  name: 'SavedDraft',
  description: 'A draft that is saved to the account.',
  simpleResolvers: true,
})
class SavedDraftView extends fields({
  draft: field(() => DraftView, 'The contents of the draft.'),
  version: int('The version, incremented by each change; pass it when saving.'),
  savedAt: moment('The time of the last change; drafts are deleted seven days later.'),
}) {}

@ObjectWithFields({ description: 'A draft in the list of your drafts.', simpleResolvers: true })
class DraftSummary extends fields({
  id: id<string>('The UUID of the draft.'),
  ownId: text('Your own id of an imported listing; null for a draft that you wrote.').nullable(),
  name: text('The property name.'),
  type: int('84 apartment, 85 house.').nullable(),
  address: text('Street address and city.'),
  missing: text('What is missing or has to change before it can be published; empty when nothing is.').list(),
  goesToReview: flag('Whether staff read one of its texts before anything is charged, as you chose.'),
  inReview: flag('Whether it was sent for review, which is not decided yet.'),
  savedAt: moment('The time of the last change; drafts are deleted seven days later.'),
}) {}

@ObjectWithFields({ description: 'A page of your drafts.', simpleResolvers: true })
class DraftPage extends fields({
  total: int('The number of all drafts.'),
  drafts: field(() => DraftSummary, 'At most 50, the latest first.').list(),
}) {}

async function toDraftPage(
  accountId: number,
  page: Awaited<ReturnType<DraftsService['list']>>,
  workers: Context['services']['workers'],
): Promise<DraftPage> {
  const drafts: DraftSummary[] = [];
  for (const { draftId, draft, ownId, savedAt } of page.drafts) {
    const input = [draftId, ownId ?? null, draft, page.approvedTexts] as const;
    const summary = await workers.run(`account ${accountId}`, 'draftSummary', input);
    drafts.push(Object.assign(new DraftSummary(), summary, { savedAt, inReview: page.inReview.has(draftId) }));
  }
  return Object.assign(new DraftPage(), { total: page.total, drafts });
}

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

const SaveDraftResult = createUnionType({
  name: 'SaveDraftResult',
  description: 'The saved draft, or the reason it was not saved.',
  types: () => [DraftSaved, DraftConflict, DraftPublished, Invalid] as const,
});

/** Returns the view of a saved draft, with the draft id as its id. */
const toSavedDraftView = ({ draftId, draft, version, savedAt }: StoredDraft): SavedDraftView =>
  Object.assign(new SavedDraftView(), { draft: { ...draft, draftId, id: draftId }, version, savedAt });

function saveDraftResult(outcome: SaveOutcome): DraftSaved | DraftConflict | DraftPublished | Invalid {
  if ('errors' in outcome) return toInvalid(outcome.errors);
  if ('conflict' in outcome) return Object.assign(new DraftConflict(), { saved: toSavedDraftView(outcome.conflict) });
  if ('saved' in outcome) return Object.assign(new DraftSaved(), { version: outcome.saved.version });
  return Object.assign(new DraftPublished(), { message: ALREADY_PUBLISHED['notification']?.[0] ?? '' });
}

/** Landlords' drafts, saved for their other devices; every operation is limited to the caller's own account. */
@Resolver()
export class DraftsResolver {
  @Query(() => SavedDraftView, {
    nullable: true,
    description: 'One of your drafts by its UUID, or the latest one to continue; null when there is none.',
  })
  async draft(
    @Arg('id', () => ID, { nullable: true, description: 'The UUID of the draft.' }) id: string | null,
    @Ctx() context: Context,
  ): Promise<SavedDraftView | null> {
    const { accountId } = requireViewer(context);
    if (id !== null && id !== undefined && !isUuid(id)) return null;
    const found = await context.services.drafts.find(accountId, id ?? null);
    return found && toSavedDraftView(found);
  }

  @Query(() => DraftPage, { description: 'Your drafts, written or imported.' })
  async myDrafts(
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1, with 50 drafts each.' }) page: number,
    @Ctx() context: Context,
  ): Promise<DraftPage> {
    const { accountId } = requireViewer(context);
    const { drafts, workers } = context.services;
    return toDraftPage(accountId, await drafts.list(accountId, Math.min(Math.max(page, 1), 1000)), workers);
  }

  @Mutation(() => SaveDraftResult, {
    description: 'Saves a draft for seven days. It does not accept a password or a card.',
  })
  async saveDraft(
    @Arg('draft', () => SavedDraftInput) draft: SavedDraftInput,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The last version seen; absent for a new draft.',
    })
    version: number | null,
    @Ctx() context: Context,
  ) {
    const { accountId } = requireViewer(context);
    return saveDraftResult(await context.services.drafts.save(accountId, draftFromInput(draft), version ?? null));
  }

  @Mutation(() => Done, { description: 'Deletes one of your drafts; succeeds when it does not exist.' })
  async deleteDraft(
    @Arg('id', () => ID, { description: 'The UUID of the draft.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Done> {
    const { accountId } = requireViewer(context);
    if (isUuid(id)) await context.services.drafts.delete(accountId, id);
    return new Done();
  }
}
