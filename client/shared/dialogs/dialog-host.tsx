import { Suspense, useEffect, type ComponentType, type LazyExoticComponent } from 'react';
import { returnFocus, useOpenDialog, type DialogName, type Dialogs } from './dialog-store.ts';

/** The component behind each name, in a chunk of its own. */
export type DialogComponents = { [Name in DialogName]?: LazyExoticComponent<ComponentType<Dialogs[Name]>> };

/** Shows the one open dialog. Stands once in the page, beside the screens. */
export function DialogHost({ dialogs }: { dialogs: DialogComponents }) {
  const open = useOpenDialog();
  useEffect(() => {
    if (!open) returnFocus();
  }, [open]);
  if (!open) return null;
  // Name and arguments belong together (ui/dialog.ts); indexing by a union loses that.
  const Part = dialogs[open.name] as ComponentType<Dialogs[DialogName]> | undefined;
  if (!Part) return null;
  return (
    <Suspense>
      <Part key={open.name} {...open.given} />
    </Suspense>
  );
}
