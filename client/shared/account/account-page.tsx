import type { ReactNode } from 'react';
import { Card } from '../../components/card.tsx';
import { Head } from '../../components/head.tsx';
import { Container } from '../../components/container.tsx';
import css from './account.module.css';

/** Renders one short form centered on a page. */
export function AccountPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container appears className={css.page}>
      <Head title={title} hidden />
      <h1>{title}</h1>
      <Card className={css.card}>{children}</Card>
    </Container>
  );
}
