import { SESSION_DAYS, SESSION_MAX_DAYS, KNOWN_DEVICE_DAYS, DRAFT_DAYS } from '../../../domain/limits.ts';
import { paths } from '../../app/paths.ts';
import { LegalPage } from './legal-page.tsx';
import css from './legal-page.module.css';

const SESSION_SPAN = `${SESSION_DAYS} days after the last visit, at most ${SESSION_MAX_DAYS} days`;

const rows = [
  ['Session cookie', 'Keeps a landlord logged in. Scripts cannot read it.', SESSION_SPAN],
  ['signed-in', 'Lets pages show the menu of a logged-in landlord.', SESSION_SPAN],
  [
    'Device cookie',
    'Recognizes a browser that has logged in before, to protect the account.',
    `${KNOWN_DEVICE_DAYS} days`,
  ],
  ['XSRF-TOKEN', 'Proves that a request comes from this site.', 'Until the browser is closed'],
  [
    'Local storage',
    'Your search answers, name, email and phone, the homes you opened, saved or contacted, your recent searches and alerts, and the listing you are writing.',
    `Until you delete it; drafts ${DRAFT_DAYS} days`,
  ],
  [
    'Session storage',
    'Which listing this tab is writing, and a number that prevents a second charge.',
    'Until the tab is closed',
  ],
  [
    'Google Analytics',
    'Counts visits. Set only where this site uses it, and only after you allow it. Your answer is in local storage.',
    'Up to 2 years, or until you delete it',
  ],
];

/** Renders /cookies: every cookie and stored item, and its purpose. */
export function Screen() {
  return (
    <LegalPage
      title="Cookies and Storage"
      description="What the site needs to work, and analytics only if you allow it. No advertising cookies, no tracking across sites."
      path={paths.cookies()}
    >
      <div className={css.scroll} tabIndex={0} role="region" aria-label="Cookies and stored data">
        <table>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Purpose</th>
              <th scope="col">Kept</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, purpose, duration]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{purpose}</td>
                <td>{duration}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        The card fields of the payment page are Stripe&apos;s. Stripe sets its own cookies there to prevent fraud. The
        widget on partner sites sets no cookies.
      </p>
      <p>
        You can delete cookies and stored data in your browser. You will be logged out, and a draft on this device is
        lost.
      </p>
    </LegalPage>
  );
}
