import css from '../styles/results-page.module.css';

/** Said wherever a home of the seed is shown. */
export function DemoNotice() {
  return (
    <p className={css.note}>Homes marked as demo data, and their pictures, are made up to show how this site works.</p>
  );
}
