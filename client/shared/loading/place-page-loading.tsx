import { Stack } from '../../components/layout/layout.tsx';
import { useBrand } from '../../app/page-info.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { Container } from '../../components/container.tsx';
import { ListingGridSkeleton } from '../listing-card/listing-grid.tsx';
import css from '../styles/place-page.module.css';

/** Renders a place page's skeleton. It has no heading, because the focus waits for the real one. */
export function PlacePageLoading() {
  const { name } = useBrand();
  return (
    <Container aria-busy="true">
      <title>{name}</title>
      <Stack align="start" className={css.hero}>
        <p role="status">
          <VisuallyHidden>Loading</VisuallyHidden>
        </p>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="short" />
      </Stack>
      <ListingGridSkeleton />
    </Container>
  );
}
