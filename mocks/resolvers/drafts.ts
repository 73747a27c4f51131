import { DRAFTS_PER_PAGE } from '../../domain/limits.ts';
import { importFields, isImportField } from '../../domain/posting/import/import-columns.ts';
import { importOf, mapImport, runImport } from '../posting/listing-imports.ts';
import type { ListingImportRow } from '../world/db.ts';
import { draftFromInput, imageView } from '../../domain/posting/drafts/draft-conversion.ts';
import { ALREADY_PUBLISHED } from '../../domain/posting/posting-errors.ts';
import { draftSummary } from '../../domain/posting/drafts/draft-summary.ts';
import { isUuid, isWorthRestoring } from '../../domain/posting/drafts/saved-draft.ts';
import type { ListingImport, ListingImportResult, SavedDraft, SaveDraftResult } from '../__generated__/resolvers.ts';
import { countedViewer, requireViewer } from '../account/viewer.ts';
import { deleteSavedDraft, liveSavedDrafts, saveDraft, type LiveSavedDraft } from '../posting/saved-drafts.ts';
import { done, invalid, type RootFields } from '../mutation-results.ts';

const view = ({ draftId, draft, version, savedAt }: LiveSavedDraft): SavedDraft => ({
  draft: { ...draft, images: draft.images.map(imageView), id: draftId, draftId },
  version,
  savedAt,
});

const importView = (record: ListingImportRow): ListingImport => ({
  ...record,
  rows: record.file.rows.length,
  columns: record.file.headers.map((header, index) => ({
    header,
    sample: record.file.rows[0]?.cells[index]?.slice(0, 80) ?? '',
    field: importFields.find((field) => record.mapping[field] === index) ?? null,
  })),
});
const importResult = (outcome: ReturnType<typeof mapImport>): ListingImportResult =>
  'errors' in outcome ? invalid(outcome.errors) : { __typename: 'ListingImport', ...importView(outcome.record) };

/** A landlord's drafts, saved for their other devices; every operation is limited to the account's own. */
export const draftResolvers = {
  Query: {
    listingImport: (_root, _args, context) => {
      const found = importOf(context.world, requireViewer(context).id);
      return found ? importView(found) : null;
    },
    myDrafts: (_root, { page }, context) => {
      const { id: accountId } = requireViewer(context);
      const live = liveSavedDrafts(context.world, accountId);
      const reviews = context.world.db.publishIntents.filter(
        (intent) => intent.accountId === accountId && intent.state === 'review',
      );
      const from = (Math.min(Math.max(page, 1), 1000) - 1) * DRAFTS_PER_PAGE;
      const drafts = live.slice(from, from + DRAFTS_PER_PAGE).map(({ draftId, ownId, draft, savedAt }) => ({
        ...draftSummary(draftId, ownId ?? null, draft, []),
        savedAt,
        inReview: reviews.some((intent) => intent.draftId === draftId),
      }));
      return { total: live.length, drafts };
    },
    draft: (_root, { id }, context) => {
      const { id: accountId } = requireViewer(context);
      const name = id?.toLowerCase();
      const found = liveSavedDrafts(context.world, accountId).find(({ draft, draftId, ownId }) =>
        name === undefined ? ownId === undefined && isWorthRestoring(draft) : draftId === name,
      );
      return found ? view(found) : null;
    },
  },
  Mutation: {
    mapListingImport: async (_root, { id, fields }, context) => {
      const mapping = Object.fromEntries(
        fields.filter(({ field }) => isImportField(field)).map(({ field, column }) => [field, column]),
      );
      return importResult(mapImport(context.world, requireViewer(context).id, id, mapping));
    },
    runListingImport: (_root, { id }, context) => importResult(runImport(context.world, requireViewer(context).id, id)),
    saveDraft: (_root, { draft, version }, context): SaveDraftResult => {
      const { world } = context;
      const accountId = countedViewer(context, 'draft');
      const outcome = saveDraft(world, accountId, draftFromInput(draft), version ?? null);
      if ('errors' in outcome) return invalid(outcome.errors);
      if ('conflict' in outcome) return { __typename: 'DraftConflict', saved: view(outcome.conflict) };
      if ('version' in outcome) return { __typename: 'DraftSaved', version: outcome.version };
      return { __typename: 'DraftPublished', message: ALREADY_PUBLISHED['notification']?.[0] ?? '' };
    },
    deleteDraft: (_root, { id }, context) => {
      const { id: accountId } = requireViewer(context);
      if (isUuid(id)) deleteSavedDraft(context.world, id.toLowerCase(), accountId);
      return done();
    },
  },
} satisfies RootFields;
