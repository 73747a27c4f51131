import { lazy, Suspense, useEffect, useMemo, type ComponentType } from 'react';
import { loadChunk } from '../../components/hooks/load-chunk.ts';
import { returnFocus, useOpenDialog, type DialogName, type Dialogs } from './dialog-store.ts';

/** Loads the component of each dialog from its own chunk. */
export type DialogLoaders = { [Name in DialogName]?: () => Promise<ComponentType<Dialogs[Name]>> };

/** Renders the one open dialog. Mounted once per page, beside the screens. */
export function DialogHost({ dialogs }: { dialogs: DialogLoaders }) {
  const open = useOpenDialog();
  useEffect(() => {
    if (!open) returnFocus();
  }, [open]);
  // Name and arguments match (dialog-store.ts); indexing by a union loses that.
  const load = open && (dialogs[open.name] as (() => Promise<ComponentType<Dialogs[DialogName]>>) | undefined);
  const Part = useMemo(() => load && lazy(async () => ({ default: await loadChunk(load) })), [load]);
  if (!open || !Part) return null;
  return (
    <Suspense>
      <Part key={open.name} {...open.given} />
    </Suspense>
  );
}
