import { mailsOf } from '../account/mails.ts';
import { brandCodes, brandOf, type BrandCode } from '../../domain/brands.ts';
import { EMPTY_LANDLORD, LANDLORD } from '../data/seed.ts';
import type { MockedPage } from '../page/mocked-page.ts';
import { brandHref } from './addresses.ts';
import { logInAs, logOut } from './log-in.ts';
import { brandHere, useWorld } from './page-state.ts';
import { MailedLinks } from './mailed-links.tsx';

/** Long enough to see a skeleton, short enough to go on. */
const SLOW_MS = 1500;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** What of the world can be changed at any time: brand, line, who is logged in. */
export function WorldControls({ page }: { page: MockedPage }) {
  const { faults, now } = useWorld(page.world);
  const set = (change: Partial<typeof faults>) => {
    Object.assign(faults, change);
    page.world.changed();
  };
  return (
    <section aria-label="World" className="controls">
      <label>
        Brand
        <select value={brandHere()} onChange={({ target }) => location.assign(brandHref(target.value as BrandCode))}>
          {brandCodes.map((code) => (
            <option key={code} value={code}>
              {brandOf(code).name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Line
        <select
          value={faults.offline ? 'offline' : faults.latencyMs > 0 ? 'slow' : 'fast'}
          onChange={({ target }) =>
            set({ offline: target.value === 'offline', latencyMs: target.value === 'slow' ? SLOW_MS : 0 })
          }
        >
          <option value="fast">Fast</option>
          <option value="slow">Slow: {SLOW_MS / 1000} seconds an answer</option>
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
              Landlord without any
            </button>
            <button type="button" onClick={() => void logOut()}>
              Nobody
            </button>
          </div>
        </div>
      )}
      <MailedLinks mails={mailsOf(page.world)} />
      <p className="small wide">The clock of this world: {day.format(now())}.</p>
    </section>
  );
}
