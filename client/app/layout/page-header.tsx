import { paths } from '../paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { BrandLogo } from '../../shared/brand/brand-logo.tsx';
import { Icon } from '../../components/icon.tsx';
import { Container } from '../../components/container.tsx';
import css from './page-header.module.css';

/** The same for everybody, so that pages can be cached: the hint in <html> selects what a signed-in landlord sees. */
export function PageHeader({ brandName, shortlisted }: { brandName: string; shortlisted: number }) {
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <Container>
        <header className={css.header}>
          <Anchor className={css.brand} href={paths.home()}>
            <BrandLogo /> {brandName}
          </Anchor>
          <nav className={css.nav} aria-label="Main">
            <Anchor className={css.wide} href={paths.howToUse()}>
              How it works
            </Anchor>
            <Anchor href={paths.shortlist()}>
              <span className={css.small}>
                <Icon name="heart" />
              </span>
              <span className={css.words}>Shortlist</span> <span className={css.count}>{shortlisted}</span>
            </Anchor>
            <Anchor className={css.post} href={paths.createListing()}>
              List <span className={css.words}>your</span> property
            </Anchor>
            <Anchor data-for="anonymous" href={paths.login()}>
              Log in
            </Anchor>
            <Anchor data-for="signed-in" href={paths.dashboard()}>
              My listings
            </Anchor>
          </nav>
        </header>
      </Container>
    </>
  );
}
