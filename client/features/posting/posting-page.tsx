import type { PropsWithChildren, ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { classNames } from '../../components/class-names.ts';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import css from './posting-page.module.css';

interface PostingPageProps {
  /** The exact document title (K61). */
  title: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

/** Renders the layout of a posting screen: title, heading, and a fade-in that does not block input (K06). */
export function PostingPage({ title, heading, lead, children }: PostingPageProps) {
  return (
    <Container appears className={css.page}>
      <Head title={title} hidden />
      <header className={css.head}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Container>
  );
}

/** Renders the steps on the left, the form in the middle and the preview on the right; one column on a phone. */
export function PostingColumns({ steps, aside, children }: PropsWithChildren<{ steps?: ReactNode; aside: ReactNode }>) {
  return (
    <Stack gap={6} className={classNames(css.columns, !steps && css.two)}>
      {steps}
      <Stack gap={5} className={css.form}>
        {children}
      </Stack>
      <aside className={css.aside}>{aside}</aside>
    </Stack>
  );
}
