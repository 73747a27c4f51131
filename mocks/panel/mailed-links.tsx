import type { MouseEvent } from 'react';
import type { Mail } from '../account/mails.ts';

/** Within the page, for a scenario's world ends with it. */
function follow(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  history.pushState(null, '', event.currentTarget.href);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** The mails that would have gone out with a link that is good once; there is no mail here. */
export function MailedLinks({ mails }: { mails: readonly Mail[] }) {
  if (mails.length === 0) return null;
  return (
    <div className="wide">
      <span id="mock-mails">Mails</span>
      <ul className="mails" aria-labelledby="mock-mails">
        {mails.map(({ token, label, url, isGood }) => (
          <li key={token}>
            <a href={url} onClick={follow}>
              {label}
            </a>
            {!isGood() && <span className="small"> (no longer good)</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
