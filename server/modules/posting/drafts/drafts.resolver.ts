import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { draftFromInput } from '../../../../domain/posting/drafts/draft-conversion.ts';
import { isUuid } from '../../../../domain/posting/drafts/saved-draft.ts';
import { requireViewer, type Context } from '../../../context.ts';
import { Done } from '../../../graphql/done-result.ts';
import { KeptDraftInput } from '../draft.input.ts';
import { toSavedDraftView, SavedDraftView, saveDraftResult, SaveDraftResult } from './saved-draft.view.ts';

/** Landlords' drafts, saved for their other devices; every operation is limited to the caller's own account. */
@Resolver()
export class DraftsResolver {
  @Query(() => SavedDraftView, {
    nullable: true,
    description: 'One’s own draft of this name, or the latest that is worth going on with; null when there is none.',
  })
  async draft(
    @Arg('id', () => ID, { nullable: true, description: 'The draft’s uuid.' }) id: string | null,
    @Ctx() context: Context,
  ): Promise<SavedDraftView | null> {
    const { accountId } = requireViewer(context);
    if (id !== null && id !== undefined && !isUuid(id)) return null;
    const found = await context.services.drafts.find(accountId, id ?? null);
    return found && toSavedDraftView(found);
  }

  @Mutation(() => SaveDraftResult, {
    description: 'Keeps what has been written so far, for seven days. It takes no password and no card.',
  })
  async saveDraft(
    @Arg('draft', () => KeptDraftInput) draft: KeptDraftInput,
    @Arg('version', () => Int, {
      nullable: true,
      description: 'The version that was seen last; left out for a draft that was never saved.',
    })
    version: number | null,
    @Ctx() context: Context,
  ) {
    const { accountId } = requireViewer(context);
    return saveDraftResult(await context.services.drafts.save(accountId, draftFromInput(draft), version ?? null));
  }

  @Mutation(() => Done, { description: 'Throws one’s own draft away; one that is not there is fine.' })
  async forgetDraft(
    @Arg('id', () => ID, { description: 'The draft’s uuid.' }) id: string,
    @Ctx() context: Context,
  ): Promise<Done> {
    const { accountId } = requireViewer(context);
    if (isUuid(id)) await context.services.drafts.delete(accountId, id);
    return new Done();
  }
}
