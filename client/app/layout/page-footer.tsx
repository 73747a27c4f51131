import { paths } from '../paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Container } from '../../components/container.tsx';
import css from './page-footer.module.css';

export function PageFooter({ brandName }: { brandName: string }) {
  return (
    <footer className={css.footer}>
      <Container className={css.inner}>
        <p>{brandName}: homes near campus, and what they really cost.</p>
        <nav className={css.links} aria-label="More">
          <Anchor href={paths.howToUse()}>How it works</Anchor>
          <Anchor href={paths.shortlist()}>Your shortlist</Anchor>
          <Anchor href={paths.partners()}>For partners</Anchor>
          <Anchor href={paths.createListing()}>List your property</Anchor>
          <Anchor href={paths.terms()}>Terms</Anchor>
          <Anchor href={paths.privacy()}>Privacy</Anchor>
          <Anchor href={paths.cookies()}>Cookies</Anchor>
          <Anchor href={paths.accessibility()}>Accessibility</Anchor>
          <Anchor href={paths.contact()}>Contact</Anchor>
        </nav>
      </Container>
    </footer>
  );
}
