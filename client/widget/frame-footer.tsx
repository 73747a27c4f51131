import { useRenter } from '../shared/renter/renter-store.ts';
import { useBrand, useHelpLink } from '../app/page-info.tsx';
import { paths } from '../app/paths.ts';
import { BrandLogo } from '../shared/brand/brand-logo.tsx';
import { Container } from '../components/container.tsx';
import { TopLink } from './frame-link.tsx';
import css from './frame.module.css';

/** Renders the provider of the listings and a link to the site with what was saved here. */
export function FrameFooter() {
  const { name } = useBrand();
  const { shortlist } = useRenter();
  const help = useHelpLink();
  return (
    <footer className={css.foot} aria-label={`${name}, about these homes`}>
      <Container className={css.row}>
        <TopLink className={css.brand} href={paths.home()} inside={false}>
          <BrandLogo /> {name}
        </TopLink>
        {shortlist.length > 0 && (
          <TopLink href={paths.shortlist()} inside={false}>
            Your shortlist: {shortlist.length}
          </TopLink>
        )}
        {help && (
          <a href={help} target="_top">
            Help: email us
          </a>
        )}
      </Container>
    </footer>
  );
}
