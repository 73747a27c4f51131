import type { BreadcrumbItem } from './breadcrumbs.tsx';

/** Returns breadcrumbs as structured data: from the homepage to the current page. */
export const breadcrumbsStructuredData = (origin: string, steps: readonly BreadcrumbItem[], here: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...steps.map(({ name, href }) => ({ name, item: origin + href })), { name: here }].map(
    (step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }),
  ),
});
