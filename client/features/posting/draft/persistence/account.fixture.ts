import { ApolloLink, CombinedGraphQLErrors } from '@apollo/client';
import { of, throwError } from 'rxjs';
import { ALREADY_PUBLISHED } from '../../../../../domain/posting/posting-errors.ts';
import { NOT_LOGGED_IN } from '../../../../../domain/request-errors.ts';
import {
  isWorthRestoring,
  resolveDraftSave,
  parseStoredDraft,
} from '../../../../../domain/posting/drafts/saved-draft.ts';
import type { NamedDraft } from './stored-draft.ts';

type Variables = { id?: string | null; draft?: NamedDraft & { id: string }; version?: number | null };
interface Kept {
  draft: NamedDraft;
  version: number;
  savedAt: string;
}

/** An account that keeps drafts by the server's rules, and notes what it was sent. */
export class FakeAccount {
  readonly drafts = new Map<string, Kept>();
  readonly published = new Set<string>();
  /** Every request, as text. */
  readonly sent: { name: string; text: string }[] = [];
  trouble: 'unreachable' | 'logged out' | 'refused' | null = null;
  /** What another device has saved. */
  keep(draft: NamedDraft, version: number, savedAt = Date.now()): void {
    this.drafts.set(draft.draftId, { draft, version, savedAt: new Date(savedAt).toISOString() });
  }

  count = (name: string): number => this.sent.filter((request) => request.name === name).length;

  link = new ApolloLink(({ operationName = '', variables }) => {
    this.sent.push({ name: operationName, text: JSON.stringify(variables) });
    if (this.trouble === 'unreachable') return throwError(() => new Error('no network'));
    if (this.trouble === 'logged out') {
      const { code, message } = NOT_LOGGED_IN;
      return throwError(() => new CombinedGraphQLErrors({}, [{ message, extensions: { code } }]));
    }
    return of({ data: this.#answer(operationName, variables as Variables) });
  });

  #answer(name: string, { id, draft, version }: Variables) {
    if (name === 'DiscardDraft') {
      this.drafts.delete(id ?? '');
      return { deleteDraft: { __typename: 'Done', ok: true } };
    }
    if (name === 'SavedDraft') {
      const latest = [...this.drafts.values()]
        .filter((kept) => isWorthRestoring(kept.draft))
        .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt))[0];
      const found = id === null || id === undefined ? latest : this.drafts.get(id);
      return { draft: found ? view(found) : null };
    }
    return { saveDraft: this.#save(draft, version ?? null) };
  }

  #save(sent: Variables['draft'], version: number | null) {
    const words = parseStoredDraft(sent);
    if (!sent || !words) throw new Error('No draft was sent');
    if (this.published.has(sent.id))
      return { __typename: 'DraftPublished', message: ALREADY_PUBLISHED['notification']?.[0] };
    if (this.trouble === 'refused')
      return { __typename: 'Invalid', errors: [{ __typename: 'FieldError', field: 'x', messages: ['Too long.'] }] };
    const kept = this.drafts.get(sent.id) ?? null;
    const judgement = resolveDraftSave(kept, words, version);
    if (kept && judgement === 'conflict') return { __typename: 'DraftConflict', saved: view(kept) };
    const next = judgement === 'same' && kept ? kept.version : (kept?.version ?? 0) + 1;
    this.keep({ ...words, id: 'local', draftId: sent.id }, next);
    return { __typename: 'DraftSaved', version: next };
  }
}

const view = ({ draft, version, savedAt }: Kept) => ({
  __typename: 'SavedDraft',
  version,
  savedAt,
  draft: {
    ...draft,
    __typename: 'Draft',
    id: draft.draftId,
    contact: { __typename: 'DraftContact', ...draft.contact },
    location: { __typename: 'DraftLocation', ...draft.location },
    floorplans: draft.floorplans.map((row) => ({ __typename: 'DraftFloorplan', ...row })),
    images: draft.images.map((image) => ({ __typename: 'Image', ...image })),
  },
});
