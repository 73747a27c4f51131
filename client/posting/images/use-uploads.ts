import { useCallback, useEffect, useRef, useState } from 'react';
import type { ImagePair } from '../../../domain/posting/draft.ts';
import { notify } from '../../ui/notice.ts';
import { unsuitable, upload } from './upload.ts';

/** A picture on its way, or one that did not arrive and can be tried again. */
export interface Sending {
  id: number;
  file: File;
  /** From 0 to 1. */
  progress: number;
  failed: boolean;
}

/** The pictures that are under way beside those that have arrived. `arrived` is told of each finished pair. */
export function useUploads(arrived: (pair: ImagePair) => void) {
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const running = useRef(new Map<number, () => void>());
  const nextId = useRef(1);
  const latest = useRef(arrived);
  useEffect(() => {
    latest.current = arrived;
  });
  useEffect(() => () => running.current.forEach((abort) => abort()), []);

  const change = useCallback((id: number, part: Partial<Sending>) => {
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  }, []);
  const drop = useCallback((id: number) => {
    running.current.get(id)?.();
    running.current.delete(id);
    setSending((all) => all.filter((one) => one.id !== id));
  }, []);

  const send = useCallback(
    async (id: number, file: File) => {
      change(id, { progress: 0, failed: false });
      const { answer, abort } = upload(file, (progress) => change(id, { progress }));
      running.current.set(id, abort);
      const came = await answer;
      if (!running.current.delete(id)) return;
      if ('pair' in came) {
        setSending((all) => all.filter((one) => one.id !== id));
        latest.current(came.pair);
        return;
      }
      // a failed tile is quiet (K57): it offers itself again; a refusal says why
      if ('refused' in came) notify(came.refused, { tone: 'bad' });
      change(id, { failed: true });
    },
    [change],
  );

  const add = useCallback(
    (file: File) => {
      const reason = unsuitable(file);
      if (reason) return void notify(reason, { tone: 'bad' });
      const id = nextId.current++;
      setSending((all) => [...all, { id, file, progress: 0, failed: false }]);
      void send(id, file);
    },
    [send],
  );
  const retry = useCallback((one: Sending) => void send(one.id, one.file), [send]);
  return { sending, add, retry, drop };
}
