import type { ReactNode } from 'react';

/**
 * The `examples` export of a file `x.gallery.tsx` next to a component: one for each state, by title. Storybook reads
 * the titles from the source, so they are written out. The file may also export
 *
 * - `alone = true`: each example has its own page, for components that cover the window or may be rendered only once;
 * - `bare = true`: the component renders dialogs and notices itself, which otherwise the page does.
 */
export type Examples = Record<string, () => ReactNode>;
