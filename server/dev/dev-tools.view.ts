import { html, type Html } from '../http/pages/html.ts';
import { DEMO_STAFF } from '../../demo/staff.ts';
import type { ReconcilerState } from '../modules/billing/reconciler/reconciler-state.ts';
import type { EmailContent } from '../emails/layout/email-layout.tsx';
import type { InboxEmail } from '../integrations/smtp/dev-inbox.ts';
import { table } from './table.view.ts';
import { formatUtcMoment } from '../../domain/format/dates.ts';
import type { ReconcileReport } from '../modules/billing/reconciler/reconcile-report.ts';
import type { UnresolvedOperation } from '../modules/billing/reconciler/unresolved-operations.ts';

const counted = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]);

/** Returns a summary, such as '1 publish intent finished, 2 listings updated'. */
const summaryText = ({ finished, undone, givenBack, caughtUp }: ReconcileReport): string =>
  [
    ...counted(finished, 'publish intent finished', 'publish intents finished'),
    ...counted(undone, 'publish intent ended without a charge', 'publish intents ended without a charge'),
    ...counted(givenBack, 'charge refunded', 'charges refunded'),
    ...counted(caughtUp, 'listing updated', 'listings updated'),
  ].join(', ');

const headline = (n: number) =>
  n === 0 ? 'nothing needs attention' : n === 1 ? '1 needs attention' : `${n} need attention`;

const unresolvedRows = (stuck: readonly UnresolvedOperation[]): Html =>
  table(
    ['What', 'Since', 'Problem'],
    stuck.map(({ type, id, since, problem }) => [html`${type} <code>${id}</code>`, formatUtcMoment(since), problem]),
  );

/** Renders unresolved payments and emails that cannot be sent, and who handles them. */
const reconcilerSection = ({ ranAt, lastChange, open, stuck }: ReconcilerState): Html =>
  html`<section class="card">
    <h2>Payments and emails: ${headline(stuck.length)}</h2>
    ${stuck.length === 0 ? null : unresolvedRows(stuck)}
    <p>
      ${
        open === 0
          ? 'No payment is in progress.'
          : `${open} ${open === 1 ? 'payment is' : 'payments are'} in progress or waiting for the bank.`
      }
      ${lastChange ? `Last correction, ${formatUtcMoment(lastChange.at)}: ${summaryText(lastChange.report)}.` : 'No corrections so far.'}
    </p>
    <p class="muted">
      The reconciler compares listings with the processor every 30
      seconds${ranAt ? html`, last at ${formatUtcMoment(ranAt)}` : null}. Times here are the system’s, not those of the
      clock above. More numbers: <a href="/metrics">/metrics</a>.
    </p>
    <form method="post" action="/dev/reconciler"><button>Compare everything now</button></form>
  </section>`;

const mailRows = (mails: readonly InboxEmail[]): Html =>
  mails.length === 0
    ? html`<p class="muted">No emails yet. Contact a landlord or publish a listing, and what is sent shows up here.</p>`
    : table(
        ['Subject', 'To', 'Sent'],
        mails.map(({ id, subject, to, at }) => [
          html`<a href="/dev/mails/${id}">${subject}</a>`,
          to,
          formatUtcMoment(at),
        ]),
      );

const clockButtons = html`<div class="row">
  <form method="post" action="/dev/clock/one-day"><button>One day later</button></form>
  <form method="post" action="/dev/clock/one-month"><button>One month later</button></form>
</div>`;

interface Overview {
  mails: readonly InboxEmail[];
  subscriptions: number;
  now: Date;
  reconciler: ReconcilerState;
  /** The present code of the demo's person in the staff console; null without one. */
  staffCode: string | null;
}

export const overviewPage = (desk: Overview): Html =>
  html`<h1>Dev tools</h1>
    <p class="muted">
      Emails, charges at the local payment processor, calls, and the clock of this local server. Not available once real
      payment keys are set.
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
    ${
      desk.staffCode === null
        ? null
        : html`<section class="card">
            <h2>Staff console</h2>
            <p>
              Log in at <a href="/admin">/admin</a> as ${DEMO_STAFF.email} with the password
              <code>${DEMO_STAFF.password}</code> and the code <code>${desk.staffCode}</code>, which changes every half
              minute and works once.
            </p>
          </section>`
    }
    ${reconcilerSection(desk.reconciler)}
    <section class="card">
      <h2>Latest of ${desk.mails.length} ${desk.mails.length === 1 ? 'email' : 'emails'}</h2>
      ${mailRows(desk.mails.slice(0, 5))}
    </section>
    <section class="card">
      <h2>Scenarios</h2>
      <p>
        Every state of every screen, including every error, has a name in the mocked client. Start it with
        <code>npm run dev</code>, then press Alt+S in the page or add <code>?scenario=no-matches</code> to its address.
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
    <iframe title="The email" src="/dev/mails/${mail.id}/html"></iframe>
    <details>
      <summary>As plain text</summary>
      <pre class="card">${mail.text}</pre>
    </details>
    <details>
      <summary>Headers</summary>
      <pre class="card">${JSON.stringify(mail.headers, null, 2)}</pre>
    </details>`;

export const emailSamplesPage = (samples: readonly [name: string, email: EmailContent][]): Html =>
  html`<h1>Emails</h1>
    <p class="muted">Every email that the product sends, in each of its states, with sample data.</p>
    <section class="card">
      ${table(
        ['Email', 'Subject'],
        samples.map(([name, { subject }], index) => [html`<a href="/dev/emails/${index + 1}">${name}</a>`, subject]),
      )}
    </section>`;

export const emailSamplePage = (number: string, name: string, { subject, text }: EmailContent): Html =>
  html`<h1>${name}</h1>
    <p class="muted">Subject: ${subject}</p>
    <iframe title="The email" src="/dev/emails/${number}/html"></iframe>
    <h2>As plain text</h2>
    <pre class="card">${text}</pre>`;

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
      The local simulation of Stripe. Its test cards: 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000
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
        Renewals, expiries, monthly limits and emails follow this clock. Moving it runs everything that comes due on the
        way, and can take a few seconds. It never goes back. Delete the data folder to start over.
      </p>
      ${clockButtons}
    </section>`;
