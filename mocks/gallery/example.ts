import type { ReactNode } from 'react';

/** The `examples` export of a file `x.gallery.tsx` next to a component: one for each state, by title. */
export type Examples = Record<string, () => ReactNode>;

/** The exports of such a file. */
export interface ExampleModule {
  examples: Examples;
  /** Each example has its own page: for components that cover the window, or may be rendered only once. */
  alone?: boolean;
  /** The component renders dialogs and notices itself; otherwise the gallery's page does. */
  bare?: boolean;
}
