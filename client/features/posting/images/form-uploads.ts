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
import { UploadQueue, type ImageList } from './upload-queue.ts';

const queuesByCache = new WeakMap<ApolloCache, { draftId: string | null; queue: UploadQueue }>();
const queuesByForm = new WeakMap<object, UploadQueue>();

/** Returns the images of the draft itself, used while no form shows it. */
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

/** Returns the upload queue of this page's draft. Deleting a draft also stops its uploads. */
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

/** Returns the upload queue of the listing in this form; an edited listing's own queue lives as long as its form. */
export function formUploads(cache: ApolloCache, form: FormApi<PostingValues>): UploadQueue {
  if (form.getState().values.id === 'local') return draftUploads(cache);
  const known = queuesByForm.get(form);
  if (known) return known;
  const queue = new UploadQueue(formImageList(form));
  queuesByForm.set(form, queue);
  return queue;
}

/** Returns the uploads of the surrounding form, which receives their images while it is shown. */
export function useUploads() {
  const { cache } = useApolloClient();
  const form = useForm<PostingValues>();
  const { clear } = useRejectedFields();
  const queue = formUploads(cache, form);
  useEffect(() => {
    const behind = queue.images;
    const shown = formImageList(form, () => clear('images'));
    queue.images = shown;
    return () => {
      // an edited listing has no draft that could receive the images
      if (queuesByForm.has(form)) queue.stop();
      else if (queue.images === shown) queue.images = behind;
    };
  }, [queue, form, clear]);
  return { queue, ...useSyncExternalStore(queue.subscribe, queue.now, queue.now) };
}

/** Returns whether any image of this form is still uploading. */
export function useUploadsInProgress(): boolean {
  const { cache } = useApolloClient();
  const queue = formUploads(cache, useForm<PostingValues>());
  return useSyncExternalStore(queue.subscribe, queue.isUnderWay, queue.isUnderWay);
}

/** Returns the error that blocks publishing after all uploads: a failed image must not be dropped silently. */
export async function missingImagesMessage(queue: UploadQueue): Promise<FieldErrors> {
  return (await queue.settled()) ? {} : { images: [IMAGE_NOT_UPLOADED] };
}
