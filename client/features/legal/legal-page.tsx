import type { ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { Container } from '../../components/container.tsx';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import css from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  description: string;
  path: string;
  /** False for a page without a legal text. */
  template?: boolean;
  children: ReactNode;
}

/** Renders a page about the site's rules, marked as a template until the operator's lawyer has reviewed the text. */
export function LegalPage({ title, description, path, template = true, children }: LegalPageProps) {
  return (
    <Stack as={Container} narrow className={css.page}>
      <PublicPageHead title={title} description={description} path={path} picture="site" things={null} />
      <h1>{title}</h1>
      <Text size="large">{description}</Text>
      {template && (
        <Notice as="p" role="note">
          Template text. The operator of this site and their lawyer must review and complete it before it applies.
        </Notice>
      )}
      {children}
    </Stack>
  );
}
