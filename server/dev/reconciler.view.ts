import { html, type Html } from '../http/pages/html.ts';
import type { ReconcileReport } from '../modules/billing/reconciler/reconcile-report.ts';
import type { ReconcilerState } from '../modules/billing/reconciler/reconciler-state.ts';
import type { UnresolvedOperation } from '../modules/billing/reconciler/unresolved-operations.ts';
import { formatUtcMoment } from '../../domain/format/dates.ts';

const counted = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]);

/** Returns a summary, such as '1 try finished, 2 listings caught up with'. */
const summaryText = ({ finished, undone, givenBack, caughtUp }: ReconcileReport): string =>
  [
    ...counted(finished, 'try finished', 'tries finished'),
    ...counted(undone, 'try ended without a charge', 'tries ended without a charge'),
    ...counted(givenBack, 'charge given back', 'charges given back'),
    ...counted(caughtUp, 'listing caught up with', 'listings caught up with'),
  ].join(', ');

const headline = (n: number) => (n === 0 ? 'nothing is stuck' : n === 1 ? '1 thing is stuck' : `${n} things are stuck`);

const unresolvedRows = (stuck: readonly UnresolvedOperation[]): Html =>
  html`<table>
    <thead>
      <tr>
        <th>What</th>
        <th>Since</th>
        <th>What is known</th>
      </tr>
    </thead>
    <tbody>
      ${stuck.map(
        ({ kind, id, since, problem }) =>
          html`<tr>
            <td>${kind} <code>${id}</code></td>
            <td>${formatUtcMoment(since)}</td>
            <td>${problem}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** Renders unresolved payments and emails that cannot be sent, and who handles them. */
export const reconcilerSection = ({ ranAt, did, open, stuck }: ReconcilerState): Html =>
  html`<section class="card">
    <h2>Payments and letters: ${headline(stuck.length)}</h2>
    ${stuck.length === 0 ? null : unresolvedRows(stuck)}
    <p>
      ${
        open === 0
          ? 'No payment is under way.'
          : `${open} ${open === 1 ? 'payment is' : 'payments are'} under way, or wait for a bank’s answer.`
      }
      ${did ? `Last put right, ${formatUtcMoment(did.at)}: ${summaryText(did.report)}.` : 'Nothing had to be put right so far.'}
    </p>
    <p class="muted">
      The reconciler compares listings with the processor every half
      minute${ranAt ? html`, last at ${formatUtcMoment(ranAt)}` : null}. Times here are the machine’s, not the clock’s
      above. More numbers: <a href="/metrics">/metrics</a>.
    </p>
    <form method="post" action="/dev/reconciler"><button>Compare everything now</button></form>
  </section>`;
