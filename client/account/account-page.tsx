import type { ReactNode } from 'react';
import { Card } from '../ui/card.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import css from './account.module.css';

/** One short form in the middle of a page. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Wrap className={css.page}>
      <Head title={title} hidden />
      <h1>{title}</h1>
      <Card className={css.card}>{children}</Card>
    </Wrap>
  );
}
