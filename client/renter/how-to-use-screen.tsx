import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { SearchBox } from './search-box.tsx';
import css from './message-screen.module.css';

/** How-to-use [§2]. */
export function Screen() {
  return (
    <Wrap narrow className={css.message}>
      <Head title="How to use this site" description="From your college to a home near it, in three steps." />
      <h1>How it works</h1>
      <p className={css.lead}>From your college to a home near it, without an account and without a fee.</p>
      <ol className={css.steps}>
        <li>
          <h2>Find your college</h2>
          <p>Its name, its everyday name or its initials will do. A city works as well.</p>
        </li>
        <li>
          <h2>Answer six questions</h2>
          <p>Bedrooms, bathrooms, budget, pets, features and when you move in. Your answers stay in this browser.</p>
        </li>
        <li>
          <h2>Look at your matches</h2>
          <p>
            Featured homes come first, then the nearest. Each says why it fits, what it does not mention, what each
            person pays and how far campus is. Featured means that the landlord paid for the place on top.
          </p>
        </li>
        <li>
          <h2>Ask the landlord</h2>
          <p>Your request goes straight to them, you get a copy, and the rest is between you.</p>
        </li>
      </ol>
      <h2>Start here</h2>
      <SearchBox />
      <p>
        Have a place to let? <Anchor href={paths.createListing()}>List your property</Anchor>.
      </p>
    </Wrap>
  );
}
