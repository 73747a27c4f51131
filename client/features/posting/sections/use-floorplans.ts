import { MAX_FLOORPLANS } from '../../../../domain/limits.ts';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import { newFloorplan } from '../../../../domain/posting/drafts/draft-limits.ts';
import type { FloorplanDraft } from '../../../../domain/posting/drafts/draft.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import type { PostingValues } from '../draft/form-values.ts';

/** A row that was just removed, and its position; `nth` distinguishes two removals at the same position. */
type RemovedFloorplan = { row: FloorplanDraft; index: number; nth: number };

/** Returns the rows of the floorplan section and their actions, which keep the focus in the rows. */
export function useFloorplans() {
  const form = useForm<PostingValues>();
  const { clear } = useRejectedFields();
  // Renders when the number of rows changes, not at each key typed into one of them.
  const { fields } = useFieldArray('floorplans', { subscription: {} });
  const [removed, setRemoved] = useState<RemovedFloorplan | null>(null);
  const elements = useRef(new Map<number, HTMLElement>());
  const next = useRef<number>(null);
  const removals = useRef(0);
  const rows = (): readonly FloorplanDraft[] => form.getState().values.floorplans;
  // the library returns no length on its first render
  const count = fields.length ?? rows().length;
  useEffect(() => {
    if (next.current === null) return;
    elements.current.get(next.current)?.querySelector<HTMLElement>('select')?.focus();
    next.current = null;
  });
  const edit = (change: () => void, left: RemovedFloorplan | null, focus: number | null) => {
    clear('floorplans');
    next.current = focus;
    change();
    setRemoved(left);
  };
  return {
    count,
    full: count >= MAX_FLOORPLANS,
    removed,
    add: () => edit(() => fields.push(newFloorplan()), null, count),
    duplicate: (index: number) => {
      const row = rows()[index];
      if (row) edit(() => fields.insert(index + 1, { ...row }), null, index + 1);
    },
    remove: (index: number) => {
      const row = rows()[index];
      if (row && count > 1) edit(() => void fields.remove(index), { row, index, nth: ++removals.current }, null);
    },
    undo: () => {
      if (!removed) return;
      const index = Math.min(removed.index, count);
      edit(() => fields.insert(index, removed.row), null, index);
    },
    /** Returns a ref that focuses the first field of this row when it is added. */
    refOf: (index: number) => (row: HTMLElement | null) => {
      if (row) elements.current.set(index, row);
      else elements.current.delete(index);
    },
  };
}
