import type { ReactNode } from 'react';
import { classNames } from '../../components/class-names.ts';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import css from './posting-page.module.css';

interface PostingPageProps {
  /** Exactly the document's title (K61). */
  title: string;
  heading: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The frame of every posting screen: its title, its heading, and the fade in, in which everything works (K06). */
export function PostingPage({ title, heading, lead, children }: PostingPageProps) {
  return (
    <Container className={css.page}>
      <Head title={title} hidden />
      <header className={css.head}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </header>
      {children}
    </Container>
  );
}

/** Steps at the left, the form in the middle, what renters will see at the right; one column on a phone. */
export function PostingColumns({
  steps,
  aside,
  children,
}: {
  steps?: ReactNode;
  aside: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames(css.columns, !steps && css.two)}>
      {steps}
      <div className={css.form}>{children}</div>
      <aside className={css.aside}>{aside}</aside>
    </div>
  );
}
