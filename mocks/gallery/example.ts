import type { ReactNode } from 'react';

/** What a file `x.gallery.tsx` beside a component exports as `examples`: one a state, by what it shows. */
export type Examples = Record<string, () => ReactNode>;

/** All that such a file exports. */
export interface ExampleModule {
  examples: Examples;
  /** Each example has a page of its own: for what covers the window, or may stand on a page but once. */
  alone?: boolean;
  /** Opens dialogs and shows notices itself; elsewhere the gallery's page does. */
  bare?: boolean;
}
