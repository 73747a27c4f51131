import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { FormApi } from 'final-form';
import { useForm } from 'react-final-form';
import { readDraft, writeDraft } from '../draft/draft-cache.ts';
import type { FieldErrors } from '../../../../domain/field-errors.ts';
import { IMAGE_NOT_UPLOADED } from '../../../../domain/images/image-upload.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import type { PostingValues } from '../draft/form-values.ts';
import { UploadQueue, type ImageList, type Uploads } from './upload-queue.ts';

const LOCAL = 'local';

const queuesByCache = new WeakMap<ApolloCache, { draftId: string | null; queue: UploadQueue }>();
const queuesByForm = new WeakMap<object, UploadQueue>();

/** The pictures of the draft itself, for when no form of it is shown. */
const draftImageList = (cache: ApolloCache, draftId: string | null): ImageList => ({
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
export function draftUploads(cache: ApolloCache): UploadQueue {
  const draftId = readDraft(cache)?.draftId ?? null;
  const known = queuesByCache.get(cache);
  if (known?.draftId === draftId) return known.queue;
  known?.queue.stop();
  const queue = new UploadQueue(draftImageList(cache, draftId));
  queuesByCache.set(cache, { draftId, queue });
  return queue;
}

const formImageList = (form: FormApi<PostingValues>, written = () => {}): ImageList => ({
  read: () => form.getState().values.images,
  write: (images) => {
    written();
    form.change('images', images);
  },
});

/** The uploads of the listing in this form: the draft's, or an edited listing's own, which live as long as its form. */
export function formUploads(cache: ApolloCache, form: FormApi<PostingValues>): UploadQueue {
  if (form.getState().values.id === LOCAL) return draftUploads(cache);
  const known = queuesByForm.get(form);
  if (known) return known;
  const queue = new UploadQueue(formImageList(form));
  queuesByForm.set(form, queue);
  return queue;
}

/** The uploads of the form around, which takes its pictures while it is shown. */
export function useUploads(): { queue: UploadQueue; uploads: Uploads } {
  const { cache } = useApolloClient();
  const form = useForm<PostingValues>();
  const { clear } = useRejectedFields();
  const queue = formUploads(cache, form);
  useEffect(() => {
    const behind = queue.images;
    const shown = formImageList(form, () => clear('images'));
    queue.images = shown;
    return () => {
      // an edited listing has nothing behind its form
      if (queuesByForm.has(form)) queue.stop();
      else if (queue.images === shown) queue.images = behind;
    };
  }, [queue, form, clear]);
  return { queue, uploads: useSyncExternalStore(queue.subscribe, queue.now, queue.now) };
}

/** Is one of this form's pictures still on its way? */
export function useUploadsInProgress(): boolean {
  const { cache } = useApolloClient();
  const queue = formUploads(cache, useForm<PostingValues>());
  const isUnderWay = () => queue.now().inProgress.some(({ failed }) => !failed);
  return useSyncExternalStore(queue.subscribe, isUnderWay, isUnderWay);
}

/** What stands against publishing once nothing is under way any more: a picture that did not arrive is not left behind. */
export async function missingImagesMessage(queue: UploadQueue): Promise<FieldErrors> {
  return (await queue.settled()) ? {} : { images: [IMAGE_NOT_UPLOADED] };
}
