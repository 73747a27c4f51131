import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { draftFromInput } from '../../../../domain/posting/drafts/draft-conversion.ts';
import { isUuid } from '../../../../domain/posting/drafts/saved-draft.ts';
import { requireViewer, type Context } from '../../../context.ts';
import { Done } from '../../../graphql/done-result.ts';
import { KeptDraftInput } from '../draft.input.ts';
import {
  DraftPage,
  toDraftPage,
  toSavedDraftView,
  SavedDraftView,
  saveDraftResult,
  SaveDraftResult,
} from './saved-draft.view.ts';

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
    return toDraftPage(await context.services.drafts.list(accountId, Math.min(Math.max(page, 1), 1000)));
  }

  @Mutation(() => SaveDraftResult, {
    description: 'Saves a draft for seven days. It does not accept a password or a card.',
  })
  async saveDraft(
    @Arg('draft', () => KeptDraftInput) draft: KeptDraftInput,
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
  async forgetDraft(
    @Arg('id', () => ID, { description: 'The UUID of the draft.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Done> {
    const { accountId } = requireViewer(context);
    if (isUuid(id)) await context.services.drafts.delete(accountId, id);
    return new Done();
  }
}
