import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { useStatus } from '../../app/render-status.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import { SearchBox } from '../place-search/search-box.tsx';
import css from '../styles/message-page.module.css';

/** Renders the page for an unknown path: `children`, which may suggest something, and the search box. */
export function NotFound({ title = "We couldn't find that page", children }: { title?: string; children?: ReactNode }) {
  useStatus(404);
  return (
    <Stack as={Container} align="start" narrow className={css.message}>
      <Head title="Page not found" hidden />
      <h1>{title}</h1>
      {children}
      <p>Check the address, or search for a college or city.</p>
      <SearchBox />
    </Stack>
  );
}
