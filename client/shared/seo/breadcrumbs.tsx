import { Text } from '../../components/layout/text.tsx';
import { Anchor } from '../../components/anchor.tsx';
import css from './breadcrumbs.module.css';

export interface BreadcrumbItem {
  name: string;
  href: string;
}

/** Renders the path from the homepage to the current page, each step a link. */
export function Breadcrumbs({ steps, here }: { steps: readonly BreadcrumbItem[]; here: string }) {
  return (
    <Text as="nav" aria-label="You are here" className={css.trail}>
      <ol role="list">
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Anchor href={href}>{name}</Anchor>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </Text>
  );
}
