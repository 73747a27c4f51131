import { paths } from '../paths.ts';
import { Anchor } from './anchor.tsx';
import { BrandMark } from './brand-mark.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { Wrap } from './wrap.tsx';
import css from './page-header.module.css';

interface PageHeaderProps {
  brandName: string;
  shortlisted: number;
}

/**
 * The same for everybody, so that pages can be cached: what the signed-in landlord and everybody else see are both in
 * it, and the hint in <html> shows one of them before the first paint.
 */
export function PageHeader({ brandName, shortlisted }: PageHeaderProps) {
  return (
    <>
      <a className={css.skip} href="#content">
        Skip to content
      </a>
      <Wrap>
        <header className={css.header}>
          <Anchor className={css.brand} href={paths.home()}>
            <BrandMark /> {brandName}
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
            <Anchor className={classes(css.wide)} href={paths.createListing()}>
              List your property
            </Anchor>
            <Anchor data-for="anonymous" href={paths.login()}>
              Log in
            </Anchor>
            <Anchor data-for="signed-in" href={paths.dashboard()}>
              My listings
            </Anchor>
          </nav>
        </header>
      </Wrap>
    </>
  );
}
