import { html, type Html } from '../http/pages/html.ts';
import type { ReconcilerState } from '../modules/billing/reconciler/reconciler-state.ts';
import type { InboxEmail } from '../integrations/smtp/dev-inbox.ts';
import { reconcilerSection } from './reconciler.view.ts';
import { formatUtcMoment } from '../../domain/format/dates.ts';

const mailRows = (mails: readonly InboxEmail[]): Html =>
  mails.length === 0
    ? html`<p class="muted">No mail yet. Ask about a home or publish a listing: what is sent lands here.</p>`
    : html`<table>
        <thead>
          <tr>
            <th>Subject</th>
            <th>To</th>
            <th>Sent</th>
          </tr>
        </thead>
        <tbody>
          ${mails.map(
            (mail) =>
              html`<tr>
                <td><a href="/dev/mails/${mail.id}">${mail.subject}</a></td>
                <td>${mail.to}</td>
                <td>${formatUtcMoment(mail.at)}</td>
              </tr>`,
          )}
        </tbody>
      </table>`;

const clockButtons = html`<div class="row">
  <form method="post" action="/dev/clock/one-day"><button>One day later</button></form>
  <form method="post" action="/dev/clock/one-month"><button>One month later</button></form>
</div>`;

interface Overview {
  mails: number;
  subscriptions: number;
  now: Date;
  latest: InboxEmail[];
  reconciler: ReconcilerState;
}

export const overviewPage = (desk: Overview): Html =>
  html`<h1>Dev desk</h1>
    <p class="muted">
      What leaves the product while it runs on its own: letters, charges at the local processor, calls, and its clock.
      It is gone as soon as real payment keys are set.
    </p>
    <div class="two">
      <section class="card">
        <h2>Clock</h2>
        <p class="big">${formatUtcMoment(desk.now)}</p>
        ${clockButtons}
      </section>
      <section class="card">
        <h2>Processor</h2>
        <p class="big">${desk.subscriptions} ${desk.subscriptions === 1 ? 'subscription' : 'subscriptions'}</p>
        <p><a href="/dev/stripe">Customers, invoices and events</a></p>
      </section>
    </div>
    ${reconcilerSection(desk.reconciler)}
    <section class="card">
      <h2>Latest of ${desk.mails} ${desk.mails === 1 ? 'mail' : 'mails'}</h2>
      ${mailRows(desk.latest)}
    </section>
    <section class="card">
      <h2>Scenarios</h2>
      <p>
        Every state of every screen, and everything that can go wrong, has a name in the mocked client: start it with
        <code>npm run dev</code>, press Alt+S in the page, or open it with <code>?scenario=no-matches</code>.
      </p>
    </section>`;

export const inboxPage = (mails: readonly InboxEmail[]): Html =>
  html`<h1>Inbox</h1>
    <section class="card">${mailRows(mails)}</section>`;

export const mailPage = (mail: InboxEmail): Html =>
  html`<h1>${mail.subject}</h1>
    <section class="card">
      <dl>
        <dt>From</dt>
        <dd>${mail.from}</dd>
        <dt>To</dt>
        <dd>${mail.to}</dd>
        ${
          mail.headers['reply-to']
            ? html`<dt>Reply to</dt>
                <dd>${mail.headers['reply-to']}</dd>`
            : null
        }
        <dt>Sent</dt>
        <dd>${formatUtcMoment(mail.at)}</dd>
      </dl>
    </section>
    <iframe title="The letter" src="/dev/mails/${mail.id}/html"></iframe>
    <details>
      <summary>As plain text</summary>
      <pre class="card">${mail.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre class="card">${JSON.stringify(mail.headers, null, 2)}</pre>
    </details>`;

/** Returns a one-line summary that distinguishes an object of the processor. */
const summaryOf = (object: object): string => {
  const known = object as Record<string, unknown>;
  return [known['id'], known['email'], known['type'], known['status']]
    .filter((part) => typeof part === 'string')
    .join(' · ');
};

export const processorPage = (kinds: readonly { kind: string; list: readonly object[] }[]): Html =>
  html`<h1>Processor</h1>
    <p class="muted">
      The local stand-in for Stripe. Its test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000
      0000 0000 0341 is declined at its next charge.
    </p>
    ${kinds.map(
      ({ kind, list }) =>
        html`<section class="card">
          <h2>${list.length} ${kind}</h2>
          ${list.slice(0, 100).map(
            (object) =>
              html`<details>
                <summary>${summaryOf(object)}</summary>
                <pre>${JSON.stringify(object, null, 2)}</pre>
              </details>`,
          )}
          ${list.length > 100 ? html`<p class="muted">The newest hundred; all of them are at <a href="/dev/api/stripe/${kind}">/dev/api/stripe/${kind}</a>.</p>` : null}
        </section>`,
    )}`;

export const clockPage = (now: Date): Html =>
  html`<h1>Clock</h1>
    <section class="card">
      <p class="big">${formatUtcMoment(now)}</p>
      <p class="muted">
        Renewals, expiries, caps and due mails follow this clock. Moving it does everything that comes due on the way,
        and can take some seconds. It never goes back; delete the data folder to begin anew.
      </p>
      ${clockButtons}
    </section>`;
