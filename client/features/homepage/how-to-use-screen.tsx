import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Container } from '../../components/container.tsx';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { SearchBox } from '../../shared/place-search/search-box.tsx';
import css from './how-to-use-screen.module.css';

const TITLE = 'How to use this site';
const LEAD = 'From your college to a home near it, without an account and without a fee.';

/** How-to-use [§2]: the way from a college to a home, and what people ask before they trust a site with it. */
export function Screen() {
  return (
    <Container narrow className={css.screen}>
      <PublicPageHead title={TITLE} description={LEAD} path={paths.howToUse()} picture="site" things={null} />
      <div className={css.head}>
        <h1>How it works</h1>
        <p className={css.lead}>{LEAD}</p>
      </div>
      <ol role="list" className={css.steps}>
        <li>
          <h2>Find your college</h2>
          <p>
            Type its name, what everybody calls it, or its initials: “Ohio State”, “Ole Miss”, “UCLA”. A slip of the
            finger does no harm. A city or a state works as well.
          </p>
          <SearchBox />
        </li>
        <li>
          <h2>Say what you need</h2>
          <p>
            Six questions: bedrooms, bathrooms, budget for the whole home, pets, features and when you move in. Your
            answers stay in this browser, and you can change them whenever you like.
          </p>
        </li>
        <li>
          <h2>Look at your matches</h2>
          <p>
            Featured homes come first, then the nearest. Each says why it fits, what its landlord has not mentioned,
            what each person pays and how far campus is. When nothing fits, you see the closest homes, and which small
            change would bring more.
          </p>
        </li>
        <li>
          <h2>Keep the good ones</h2>
          <p>
            Press the heart and a home is on your <Anchor href={paths.shortlist()}>shortlist</Anchor>. It is kept in
            this browser; a link shows it to the people you want to live with, or to you on another device.
          </p>
        </li>
        <li>
          <h2>Ask the landlord</h2>
          <p>
            Your request goes straight to them by email. Confirm your own email once, and you get a copy of what you
            send. They answer you, not us; the rest is between you.
          </p>
        </li>
      </ol>
      <section className={css.questions} aria-labelledby="questions">
        <h2 id="questions">Good to know</h2>
        <details>
          <summary>What does it cost me?</summary>
          <p>
            Nothing. Landlords pay a monthly fee for their listings; searching and asking are free, without an account.
          </p>
        </details>
        <details>
          <summary>Who sees my name and my number?</summary>
          <p>
            The landlords you ask, and nobody else. We count how often a home is looked at, without knowing by whom; a
            browser that says “do not track” is not counted at all.
          </p>
        </details>
        <details>
          <summary>What does “Featured” mean?</summary>
          <p>That the landlord paid to stand on top of the list. The home fits what you asked for like any other.</p>
        </details>
        <details>
          <summary>How exact are the minutes to campus?</summary>
          <p>
            They are estimates from the distance, on foot, by bike or by car. “Directions” opens the real way in a map.
          </p>
        </details>
        <details>
          <summary>What if nothing is free yet?</summary>
          <p>
            Let us mail you new homes that fit, once a day at most. Every mail has a link that ends them with one click,
            without a login.
          </p>
        </details>
        <details>
          <summary>How do I keep my money safe?</summary>
          <p>
            See the home, or a video call from inside it, before you pay anything. Never send a deposit for keys by
            post, and do not wire money to somebody you have not met.
          </p>
        </details>
      </section>
      <p>
        Have a place to let? <Anchor href={paths.createListing()}>List your property</Anchor>.
      </p>
    </Container>
  );
}
