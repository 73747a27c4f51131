import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { FormApi } from 'final-form';
import { useForm } from 'react-final-form';
import { readDraft, writeDraft } from '../draft/draft-store.ts';
import type { FieldErrors } from '../../../domain/field-errors.ts';
import { PICTURE_NOT_ARRIVED } from '../../../domain/posting/picture.ts';
import { useRefused } from '../../form/refused.tsx';
import type { PostingValues } from '../draft/posting-values.ts';
import { UploadQueue, type Album, type Uploads } from './upload-queue.ts';

const LOCAL = 'local';

const ofDrafts = new WeakMap<ApolloCache, { draftId: string | null; queue: UploadQueue }>();
const ofForms = new WeakMap<object, UploadQueue>();

/** The pictures of the draft itself, for when no form of it is shown. */
const draftAlbum = (cache: ApolloCache, draftId: string | null): Album => ({
  read: () => {
    const draft = readDraft(cache);
    return draft?.draftId === draftId ? draft.images : undefined;
  },
  write: (images) => {
    const draft = readDraft(cache);
    if (draft?.draftId === draftId) writeDraft(cache, { ...draft, images });
  },
});

/** The uploads of this page's draft. A draft that was forgotten takes its uploads with it. */
export function uploadsOfDraft(cache: ApolloCache): UploadQueue {
  const draftId = readDraft(cache)?.draftId ?? null;
  const known = ofDrafts.get(cache);
  if (known?.draftId === draftId) return known.queue;
  known?.queue.stop();
  const queue = new UploadQueue(draftAlbum(cache, draftId));
  ofDrafts.set(cache, { draftId, queue });
  return queue;
}

const formAlbum = (form: FormApi<PostingValues>, written = () => {}): Album => ({
  read: () => form.getState().values.images,
  write: (images) => {
    written();
    form.change('images', images);
  },
});

/** The uploads of the listing in this form: the draft's, or an edited listing's own, which live as long as its form. */
export function uploadsOfForm(cache: ApolloCache, form: FormApi<PostingValues>): UploadQueue {
  if (form.getState().values.id === LOCAL) return uploadsOfDraft(cache);
  const known = ofForms.get(form);
  if (known) return known;
  const queue = new UploadQueue(formAlbum(form));
  ofForms.set(form, queue);
  return queue;
}

/** The uploads of the form around, which takes its pictures while it is shown. */
export function useUploads(): { queue: UploadQueue; uploads: Uploads } {
  const { cache } = useApolloClient();
  const form = useForm<PostingValues>();
  const { clear } = useRefused();
  const queue = uploadsOfForm(cache, form);
  useEffect(() => {
    const behind = queue.album;
    const shown = formAlbum(form, () => clear('images'));
    queue.album = shown;
    return () => {
      // an edited listing has nothing behind its form
      if (ofForms.has(form)) queue.stop();
      else if (queue.album === shown) queue.album = behind;
    };
  }, [queue, form, clear]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.now, queue.now) };
}

/** Is one of this form's pictures still on its way? */
export function usePicturesUnderWay(): boolean {
  const { cache } = useApolloClient();
  const queue = uploadsOfForm(cache, useForm<PostingValues>());
  const isUnderWay = () => queue.now().sending.some(({ failed }) => !failed);
  return useSyncExternalStore(queue.subscribe, isUnderWay, isUnderWay);
}

/** What stands against publishing once nothing is under way any more: a picture that did not arrive is not left behind. */
export async function picturesMissing(queue: UploadQueue): Promise<FieldErrors> {
  return (await queue.settled()) ? {} : { images: [PICTURE_NOT_ARRIVED] };
}
