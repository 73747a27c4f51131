import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFieldArray } from 'react-final-form-arrays';
import { MAX_FLOORPLANS, newFloorplan } from '../../../../domain/posting/drafts/draft-limits.ts';
import type { FloorplanDraft } from '../../../../domain/posting/drafts/draft.ts';
import { useRejectedFields } from '../../../forms/rejected-fields.tsx';
import type { PostingValues } from '../draft/form-values.ts';

/** A row that was just taken away, and where it stood. */
interface RemovedFloorplan {
  row: FloorplanDraft;
  index: number;
  /** One removal is not another, though both were in one place. */
  nth: number;
}

export interface Floorplans {
  rows: readonly FloorplanDraft[];
  /** No more rows can be added. */
  full: boolean;
  /** The last that was removed, until something else is done to the rows. */
  removed: RemovedFloorplan | null;
  add(): void;
  duplicate(index: number): void;
  /** There is always one row. */
  remove(index: number): void;
  undo(): void;
  /** Where the focus goes when this row comes: to its first field. */
  refOf(index: number): (row: HTMLElement | null) => void;
}

/** The rows of the floorplan section. The focus follows what is done to them, so that no key press is lost to the page. */
export function useFloorplans(): Floorplans {
  const form = useForm<PostingValues>();
  const { clear } = useRejectedFields();
  const { fields } = useFieldArray('floorplans', { subscription: { value: true } });
  const [removed, setRemoved] = useState<RemovedFloorplan | null>(null);
  const elements = useRef(new Map<number, HTMLElement>());
  const next = useRef<number>(null);
  const removals = useRef(0);
  // the library draws nothing on its first render
  const rows: readonly FloorplanDraft[] = fields.value ?? form.getState().values.floorplans;
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
    rows,
    full: rows.length >= MAX_FLOORPLANS,
    removed,
    add: () => edit(() => fields.push(newFloorplan()), null, rows.length),
    duplicate: (index) => {
      const row = rows[index];
      if (row) edit(() => fields.insert(index + 1, { ...row }), null, index + 1);
    },
    remove: (index) => {
      const row = rows[index];
      if (row && rows.length > 1) edit(() => void fields.remove(index), { row, index, nth: ++removals.current }, null);
    },
    undo: () => {
      if (!removed) return;
      const index = Math.min(removed.index, rows.length);
      edit(() => fields.insert(index, removed.row), null, index);
    },
    refOf: (index) => (row) => {
      if (row) elements.current.set(index, row);
      else elements.current.delete(index);
    },
  };
}
