import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { paths } from '../../app/paths.ts';
import { Anchor } from '../../components/anchor.tsx';
import { Container } from '../../components/container.tsx';
import { PublicPageHead } from '../../shared/seo/public-page-head.tsx';
import { SearchBox } from '../../shared/place-search/search-box.tsx';
import css from './how-to-use-screen.module.css';

const TITLE = 'How to use this site';
const LEAD = 'From your college to a home near it, without an account and without a fee.';

/** The frequently asked questions, with their answers. */
const answers = {
  'What does it cost me?':
    'Nothing. Landlords pay a monthly fee for their listings. Searching and contacting them is free, with no account.',
  'Who sees my name and number?':
    'Only the landlords you contact. We count how often a home is viewed, but not by whom. Browsers that send "Do Not Track" aren\'t counted at all.',
  'What does “Featured” mean?':
    'The landlord paid for a spot at the top of the list. The home fits your search like any other.',
  'How accurate are the minutes to campus?':
    'They\'re estimates from the straight-line distance, for walking, biking or driving. "Directions" on a home\'s page leads to the actual route in Google Maps.',
  "What if nothing's available yet?":
    "Turn on email alerts and we'll send you new homes that fit, as often as you choose. Every alert has an unsubscribe link. No login needed.",
  'How do I avoid scams?':
    "See the home, in person or on a live video call, before you pay anything. Never mail a deposit for keys, and never wire money to someone you haven't met.",
};

/** Renders how-to-use [§2]: the steps from choosing a college to finding a home, and frequently asked questions. */
export function Screen() {
  return (
    <Stack as={Container} gap={6} narrow className={css.screen}>
      <PublicPageHead title={TITLE} description={LEAD} path={paths.howToUse()} picture="site" things={null} />
      <Stack gap={3}>
        <h1>How it works</h1>
        <Text size="large">{LEAD}</Text>
      </Stack>
      <Stack as="ol" gap={6} role="list" className={css.steps}>
        <li>
          <h2>Find your college</h2>
          <p>
            Type its name, nickname or initials: "Ohio State", "Ole Miss", "UCLA". Typos are fine. Cities, states, zip
            codes, whole addresses and names of homes work too.
          </p>
          <SearchBox />
        </li>
        <li>
          <h2>Tell us what you need</h2>
          <p>
            Six questions: bedrooms, bathrooms, budget for the whole home, pets, features and move-in date. Your answers
            stay on this device, and you can change them anytime.
          </p>
        </li>
        <li>
          <h2>See your matches</h2>
          <p>
            Featured homes come first, then the nearest; you can sort by cost per person, walk or newest instead. Each
            one shows why it fits, what its landlord hasn't stated, what each person pays and how far it is from campus.
            When nothing fits, you see the closest matches and which small change would bring more.
          </p>
        </li>
        <li>
          <h2>Save the good ones</h2>
          <p>
            Tap the heart to add a home to your <Anchor href={paths.shortlist()}>shortlist</Anchor>. It's saved on this
            device. Share a link to it with the people you want to live with, or open it on another device.
          </p>
        </li>
        <li>
          <h2>Contact the landlord</h2>
          <p>
            Your request goes straight to them by email. Confirm your own email once, and you get a copy of what you
            send. They reply to you directly.
          </p>
        </li>
      </Stack>
      <Stack as="section" gap={2} className={css.questions} aria-labelledby="questions">
        <h2 id="questions">Good to know</h2>
        {Object.entries(answers).map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </Stack>
      <p>
        Have a place to rent out? <Anchor href={paths.createListing()}>List your property</Anchor>.
      </p>
    </Stack>
  );
}
