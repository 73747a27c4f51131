import { useHelpLink } from '../page-info.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Container } from '../../components/container.tsx';
import css from './page-footer.module.css';

export function PageFooter({ brandName }: { brandName: string }) {
  const help = useHelpLink();
  return (
    <footer className={css.footer}>
      <Container className={css.inner}>
        <p>{brandName}: homes near campus, and what they really cost.</p>
        <nav className={css.links} aria-label="More">
          <Anchor href={paths.howToUse()}>How it works</Anchor>
          <Anchor href={paths.shortlist()}>Your shortlist</Anchor>
          <Anchor href={paths.partners()}>For partners</Anchor>
          <Anchor href={paths.createListing()}>List your property</Anchor>
          {help && <a href={help}>Help: email us</a>}
        </nav>
      </Container>
    </footer>
  );
}
