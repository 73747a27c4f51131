import type { ReactNode } from 'react';
import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { sectionOfError, type Section } from '../../../../domain/posting/sections.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { Badge } from '../../../components/badge.tsx';
import { sectionId, sectionComponents } from './section-components.ts';
import css from './section-card.module.css';

interface SectionCardProps {
  section: Section;
  heading: string;
  done?: boolean;
  note?: string | undefined;
  /** True when it differs from the published version. */
  changed?: boolean;
  footer?: ReactNode;
  submit?: () => void;
}

/** Renders one section: heading, errors, fields and footer. */
export function SectionCard({ section, heading, done, note, changed, footer, submit }: SectionCardProps) {
  const Fields = sectionComponents[section.name];
  return (
    <Stack
      as="form"
      id={sectionId(section.name)}
      className={css.section}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit?.();
      }}
    >
      <Cluster nowrap spread>
        <h2 id={`${sectionId(section.name)}-heading`} tabIndex={-1}>
          {heading}
        </h2>
        {done && <Badge tone="good">Done</Badge>}
        {changed && <Badge>Changed</Badge>}
      </Cluster>
      {note !== undefined && <p role="status">{note}</p>}
      <ErrorSummary owns={(field) => sectionOfError(field) === section.name} />
      <Fields />
      {footer}
    </Stack>
  );
}
