import { useRenter } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { TopLink } from './frame-link.tsx';
import css from './frame.module.css';

/** Whose homes these are, and the way to the site with what was saved here. */
export function FrameFoot() {
  const { name } = useBrand();
  const { shortlist } = useRenter();
  return (
    <footer className={css.foot}>
      <Wrap className={css.row}>
        <TopLink className={css.brand} href={paths.home()} inside={false}>
          <BrandMark /> {name}
        </TopLink>
        {shortlist.length > 0 && (
          <TopLink href={paths.shortlist()} inside={false}>
            Your shortlist: {shortlist.length}
          </TopLink>
        )}
      </Wrap>
    </footer>
  );
}
