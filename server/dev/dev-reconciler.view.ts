import { html, type Html } from '../http/html.ts';
import type { ReconcileReport } from '../modules/billing/reconcile-report.ts';
import type { ReconcilerState } from '../modules/billing/reconciler-state.ts';
import type { Stuck } from '../modules/billing/reconciler-troubles.ts';
import { say } from './moment.ts';

const counted = (n: number, one: string, many: string) => (n === 0 ? [] : [`${n} ${n === 1 ? one : many}`]);

/** '1 try finished, 2 listings caught up with'. */
const wordsOf = ({ finished, undone, givenBack, caughtUp }: ReconcileReport): string =>
  [
    ...counted(finished, 'try finished', 'tries finished'),
    ...counted(undone, 'try ended without a charge', 'tries ended without a charge'),
    ...counted(givenBack, 'charge given back', 'charges given back'),
    ...counted(caughtUp, 'listing caught up with', 'listings caught up with'),
  ].join(', ');

const headline = (n: number) => (n === 0 ? 'nothing is stuck' : n === 1 ? '1 thing is stuck' : `${n} things are stuck`);

const stuckRows = (stuck: readonly Stuck[]): Html =>
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
            <td>${say(since)}</td>
            <td>${problem}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** What is not right with money, or cannot be sent, and who looks after it. */
export const reconcilerPart = ({ ranAt, did, open, stuck }: ReconcilerState): Html =>
  html`<section class="card">
    <h2>Payments and letters: ${headline(stuck.length)}</h2>
    ${stuck.length === 0 ? null : stuckRows(stuck)}
    <p>
      ${
        open === 0
          ? 'No payment is under way.'
          : `${open} ${open === 1 ? 'payment is' : 'payments are'} under way, or wait for a bank’s answer.`
      }
      ${did ? `Last put right, ${say(did.at)}: ${wordsOf(did.report)}.` : 'Nothing had to be put right so far.'}
    </p>
    <p class="muted">
      The reconciler compares listings with the processor every half
      minute${ranAt ? html`, last at ${say(ranAt)}` : null}. Times here are the machine’s, not the clock’s above. More
      numbers: <a href="/metrics">/metrics</a>.
    </p>
    <form method="post" action="/dev/reconciler"><button>Compare everything now</button></form>
  </section>`;
