import { formatDate } from '../../domain/format/local-dates.ts';
import { brandCodes, type BrandCode } from '../../domain/brands/brand.ts';
import { emailedLinks, type EmailedLink } from '../account/emails.ts';
import { getBrand } from '../../domain/brands/brands.ts';
import { EMPTY_LANDLORD, LANDLORD, DEMO_PASSWORD } from '../data/seed.ts';
import type { MockedPage } from '../page/mocked-page.ts';
import { brandHref, pathHref } from './addresses.ts';
import { brandHere, useWorld } from './page-state.ts';
import { xsrfHeader } from '../../client/graphql/xsrf.ts';
import { DEFAULT_LOGIN_REDIRECT } from '../../domain/account/login.ts';
import type { MouseEvent } from 'react';

/** Navigates within the page, since a scenario's world ends with it. */
function openLink(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  history.pushState(null, '', event.currentTarget.href);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Lists the emails with a single-use link that would have been sent; the mock sends no email. */
function EmailedLinks({ mails }: { mails: readonly EmailedLink[] }) {
  if (mails.length === 0) return null;
  return (
    <div className="wide">
      <span id="mock-mails">Emails</span>
      <ul className="mails" aria-labelledby="mock-mails">
        {mails.map(({ token, label, url, isGood }) => (
          <li key={token}>
            <a href={url} onClick={openLink}>
              {label}
            </a>
            {!isGood() && <span className="small"> (expired)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

async function postJson(query: string, variables = {}): Promise<void> {
  await fetch(pathHref('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...xsrfHeader(document.cookie) },
    body: JSON.stringify({ query, variables }),
  });
}

/** Logs in persistently: creates the same session as the login form. */
async function logInAs(email: string): Promise<void> {
  const login =
    'mutation Login($email: String!, $password: String!) { login(email: $email, password: $password) { __typename } }';
  await postJson(login, { email, password: DEMO_PASSWORD });
  location.assign(pathHref(DEFAULT_LOGIN_REDIRECT));
}

async function logOut(): Promise<void> {
  await postJson('mutation Logout { logout { __typename } }');
  location.assign(pathHref('/'));
}

/** Long enough to see a skeleton, short enough to continue. */
const SLOW_MS = 1500;

/** Renders the controls that change the world at any time: brand, connection, logged-in account. */
export function WorldControls({ page }: { page: MockedPage }) {
  const { faults, now } = useWorld(page.world);
  const set = (change: Partial<typeof faults>) => {
    Object.assign(faults, change);
    page.world.changed();
  };
  return (
    <section aria-label="Mock settings" className="controls">
      <label>
        Brand
        <select value={brandHere()} onChange={({ target }) => location.assign(brandHref(target.value as BrandCode))}>
          {brandCodes.map((code) => (
            <option key={code} value={code}>
              {getBrand(code).name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Connection
        <select
          value={faults.offline ? 'offline' : faults.latencyMs > 0 ? 'slow' : 'fast'}
          onChange={({ target }) =>
            set({ offline: target.value === 'offline', latencyMs: target.value === 'slow' ? SLOW_MS : 0 })
          }
        >
          <option value="fast">Fast</option>
          <option value="slow">Slow: {SLOW_MS / 1000} seconds per response</option>
          <option value="offline">Offline</option>
        </select>
      </label>
      {page.scenario === undefined && (
        <div className="wide">
          <span id="mock-log-in">Log in as</span>
          <div className="row" role="group" aria-labelledby="mock-log-in">
            <button type="button" onClick={() => void logInAs(LANDLORD)}>
              Landlord with a dozen listings
            </button>
            <button type="button" onClick={() => void logInAs(EMPTY_LANDLORD)}>
              Landlord without listings
            </button>
            <button type="button" onClick={() => void logOut()}>
              Visitor
            </button>
          </div>
        </div>
      )}
      <EmailedLinks mails={emailedLinks(page.world)} />
      <p className="small wide">Current time: {formatDate(now(), { dateStyle: 'long', timeStyle: 'short' })}.</p>
    </section>
  );
}
