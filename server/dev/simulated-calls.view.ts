import { maskPhoneAndExtension } from '../../domain/format/phone-extension.ts';
import { maskPhone } from '../../domain/format/phone.ts';
import { html, type Html, type Part } from '../http/pages/html.ts';
import { table } from './table.view.ts';
import { callEnds } from './simulated-call.ts';
import type { CallableNumber, RecordedCall } from './simulated-calls.ts';
import { formatUtcMoment } from '../../domain/format/dates.ts';

const outcomes = { answered: 'Answered', missed: 'Missed', ringing: 'Ringing', '': '' } as const;

const howItEnds = html`<select name="end" aria-label="How it ends">
  ${Object.entries(callEnds).map(([end, words]) => html`<option value="${end}">${words}</option>`)}
</select>`;

const numberRow = ({ phone, listing }: CallableNumber): Part[] => [
  maskPhone(phone),
  listing,
  html`<form method="post" action="/dev/calls" class="row">
    <input type="hidden" name="to" value="${phone}" />
    ${howItEnds}
    <button>Call it</button>
  </form>`,
];

const phoneThatRang = ({ forwardedTo, listing }: RecordedCall): string => {
  if (forwardedTo === null) return 'No phone rang';
  return `${maskPhoneAndExtension(forwardedTo)}${listing === null ? '' : ` (${listing})`}`;
};

const callRow = (call: RecordedCall): Part[] => [
  maskPhone(call.to),
  phoneThatRang(call),
  outcomes[call.outcome],
  call.heard,
  formatUtcMoment(call.at),
];

/** Renders the callable numbers and the simulated calls, which use the same signed webhooks as real ones. */
export const callsPage = (desk: {
  calls: readonly RecordedCall[];
  numbers: readonly CallableNumber[];
  isHere: boolean;
}): Html =>
  html`<h1>Calls</h1>
    <p class="muted">
      When a renter calls a listing’s number, the landlord’s phone rings. Here the call is simulated: the server
      receives the same webhooks that Twilio would send. The call appears in the landlord’s dashboard, and a missed call
      is also emailed. A call with a code, which confirms a landlord’s phone, is listed with what it says.
    </p>
    ${
      desk.isHere
        ? html`<section class="card">
              <h2>Numbers that renters see</h2>
              ${desk.numbers.length === 0 ? html`<p class="muted">None yet. Publish a listing.</p>` : table(['Number', 'Home', 'Try it'], desk.numbers.map(numberRow))}
            </section>
            <section class="card">
              <form method="post" action="/dev/calls" class="row">
                <label for="to">Another number</label>
                <input id="to" name="to" type="tel" placeholder="(614) 555-0123" required />
                ${howItEnds}
                <button>Call it</button>
              </form>
            </section>`
        : html`<section class="card"><p>Calls go through Twilio here. Use a phone.</p></section>`
    }
    <section class="card">
      <h2>Calls made here</h2>
      ${
        desk.calls.length === 0
          ? html`<p class="muted">No calls yet.</p>`
          : table(['Called', 'Rang', 'Ended', 'What was said', 'At'], desk.calls.map(callRow))
      }
    </section>`;
