import { draftOfInput } from '../../domain/posting/draft-view.ts';
import { ALREADY_PUBLISHED } from '../../domain/posting/refusals.ts';
import { isUuid, isWorthAQuestion } from '../../domain/posting/saved-draft.ts';
import type { Resolvers, SavedDraft, SaveDraftResult } from '../__generated__/resolvers.ts';
import { requireViewer } from '../account/viewer.ts';
import { dropSavedDraft, liveOf, saveDraft, type Live } from '../posting/saved-drafts.ts';
import { done, invalid } from '../results.ts';
import { take } from '../throttle.ts';

const view = ({ draftId, draft, version, savedAt }: Live): SavedDraft => ({
  draft: { ...draft, id: draftId, draftId },
  version,
  savedAt,
});

/** What a landlord is writing, kept for their other devices; every call is about one's own account alone. */
export const draftResolvers = {
  Query: {
    draft: (_root, { id }, context) => {
      const { id: accountId } = requireViewer(context);
      const name = id?.toLowerCase();
      const found = liveOf(context.world, accountId).find(({ draft, draftId }) =>
        name === undefined ? isWorthAQuestion(draft) : draftId === name,
      );
      return found ? view(found) : null;
    },
  },
  Mutation: {
    saveDraft: (_root, { draft, version }, context): SaveDraftResult => {
      const { world } = context;
      const { id: accountId } = requireViewer(context);
      take(world, 'draft', String(accountId));
      const outcome = saveDraft(world, accountId, draftOfInput(draft), version ?? null);
      if ('errors' in outcome) return invalid(outcome.errors);
      if ('conflict' in outcome) return { __typename: 'DraftConflict', saved: view(outcome.conflict) };
      if ('version' in outcome) return { __typename: 'DraftSaved', version: outcome.version };
      return { __typename: 'DraftPublished', message: ALREADY_PUBLISHED['notification']?.[0] ?? '' };
    },
    forgetDraft: (_root, { id }, context) => {
      const { id: accountId } = requireViewer(context);
      if (isUuid(id)) dropSavedDraft(context.world, id.toLowerCase(), accountId);
      return done();
    },
  },
} satisfies {
  Query: Pick<NonNullable<Resolvers['Query']>, 'draft'>;
  Mutation: Pick<NonNullable<Resolvers['Mutation']>, 'saveDraft' | 'forgetDraft'>;
};
