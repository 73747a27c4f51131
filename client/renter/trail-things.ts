import type { Thing } from '../status.tsx';
import type { TrailStep } from './trail.tsx';

/** A trail as search engines read it: from the start to the page itself. */
export const trailThing = (origin: string, steps: readonly TrailStep[], here: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...steps.map(({ name, href }) => ({ name, item: origin + href })), { name: here }].map(
    (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }),
  ),
});
