import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Container } from './container.tsx';
import css from './page-loading.module.css';

/** While the code of a screen is on its way; `title` stands in for the one it brings. */
export function PageLoading({ title }: { title: string }) {
  return (
    <Container className={css.waiting}>
      <title>{title}</title>
      <p role="status">
        <VisuallyHidden>Loading the page</VisuallyHidden>
      </p>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </Container>
  );
}
