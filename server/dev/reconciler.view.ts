import { html, type Html } from '../http/pages/html.ts';
import type { ReconcileReport } from '../modules/billing/reconciler/reconcile-report.ts';
import type { ReconcilerState } from '../modules/billing/reconciler/reconciler-state.ts';
import type { UnresolvedOperation } from '../modules/billing/reconciler/unresolved-operations.ts';
import { formatUtcMoment } from '../../domain/format/dates.ts';
import { table } from './table.view.ts';

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
    stuck.map(({ kind, id, since, problem }) => [html`${kind} <code>${id}</code>`, formatUtcMoment(since), problem]),
  );

/** Renders unresolved payments and emails that cannot be sent, and who handles them. */
export const reconcilerSection = ({ ranAt, did, open, stuck }: ReconcilerState): Html =>
  html`<section class="card">
    <h2>Payments and emails: ${headline(stuck.length)}</h2>
    ${stuck.length === 0 ? null : unresolvedRows(stuck)}
    <p>
      ${
        open === 0
          ? 'No payment is in progress.'
          : `${open} ${open === 1 ? 'payment is' : 'payments are'} in progress or waiting for the bank.`
      }
      ${did ? `Last correction, ${formatUtcMoment(did.at)}: ${summaryText(did.report)}.` : 'No corrections so far.'}
    </p>
    <p class="muted">
      The reconciler compares listings with the processor every 30
      seconds${ranAt ? html`, last at ${formatUtcMoment(ranAt)}` : null}. Times here are the system’s, not those of the
      clock above. More numbers: <a href="/metrics">/metrics</a>.
    </p>
    <form method="post" action="/dev/reconciler"><button>Compare everything now</button></form>
  </section>`;
