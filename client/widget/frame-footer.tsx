import { Cluster } from '../components/layout/layout.tsx';
import { Text } from '../components/layout/text.tsx';
import { useRenter } from '../shared/renter/renter-store.ts';
import { useBrand } from '../app/page-info.tsx';
import { paths } from '../app/paths.ts';
import { BrandLogo } from '../shared/brand/brand-logo.tsx';
import { Container } from '../components/container.tsx';
import { TopLink } from './frame-link.tsx';
import css from './frame.module.css';

/** Renders the provider of the listings and a link to the site with what was saved here. */
export function FrameFooter() {
  const { name } = useBrand();
  const { shortlist } = useRenter();
  return (
    <Text as="footer" className={css.foot} aria-label={`About ${name}`}>
      <Cluster as={Container} gap={4} rows={0} spread className={css.row}>
        <TopLink className={css.brand} href={paths.home()}>
          <BrandLogo /> {name}
        </TopLink>
        {shortlist.length > 0 && <TopLink href={paths.shortlist()}>Your shortlist: {shortlist.length}</TopLink>}
        <TopLink href={paths.contact()}>Help and contact</TopLink>
      </Cluster>
    </Text>
  );
}
