import { Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { returnFocus, useOpenDialog, type DialogName, type Dialogs } from './dialog-store.ts';

/** The lazy component of each dialog, in its own chunk. */
export type DialogComponents = { [Name in DialogName]?: LazyExoticComponent<ComponentType<Dialogs[Name]>> };

/** Renders the one open dialog. Mounted once per page, beside the screens. */
export function DialogHost({ dialogs }: { dialogs: DialogComponents }) {
  const open = useOpenDialog();
  useEffect(() => {
    if (!open) returnFocus();
  }, [open]);
  if (!open) return null;
  // Name and arguments match (dialog-store.ts); indexing by a union loses that.
  const Part = dialogs[open.name] as ComponentType<Dialogs[DialogName]> | undefined;
  if (!Part) return null;
  return (
    <Suspense>
      <Part key={open.name} {...open.given} />
    </Suspense>
  );
}
