import type { FastifyInstance, FastifyReply } from 'fastify';
import { phoneDigits, maskPhone } from '../../domain/format/phone.ts';
import { html, type Html, type Part } from '../http/pages/html.ts';
import { plainPage } from '../http/pages/plain-page.ts';
import { reconcilerState } from '../modules/billing/reconciler/reconciler-state.ts';
import type { SimulatedCalls, CallableNumber, RecordedCall } from './simulated-calls.ts';
import { callEnds, DEV_CALLER, type CallEnd } from './simulated-call.ts';
import {
  clockPage,
  emailSamplePage,
  emailSamplesPage,
  inboxPage,
  mailPage,
  overviewPage,
  processorPage,
} from './dev-tools.view.ts';
import type { DevToolsDeps } from './dev-tools.ts';
import { emailSamples } from './email-samples.ts';
import { examplesPage } from './example-pages.ts';
import { addDays, addMonths } from './add-time.ts';
import { maskPhoneAndExtension } from '../../domain/format/phone-extension.ts';
import { table } from './table.view.ts';
import { formatUtcMoment } from '../../domain/format/dates.ts';

const tabs = [
  { label: 'Overview', href: '/dev' },
  { label: 'Inbox', href: '/dev/mails' },
  { label: 'Emails', href: '/dev/emails' },
  { label: 'Processor', href: '/dev/stripe' },
  { label: 'Clock', href: '/dev/clock' },
  { label: 'Calls', href: '/dev/calls' },
  { label: 'Partners', href: '/dev/examples' },
  { label: 'GraphQL', href: '/graphql' },
] as const;

const sameOrigin = { config: { csrf: 'script' as const } };

/** Registers the pages of the dev tools: rendered on the server, usable without scripts. */
export function registerDevPages(app: FastifyInstance, deps: DevToolsDeps & { calls: SimulatedCalls }): void {
  const { orm, inbox, processor, clock, clockService, calls, reconciler } = deps;
  const send = (reply: FastifyReply, title: string, open: string, body: Html) => {
    const nav = tabs.map((tab) => ({ ...tab, open: tab.href === open }));
    return reply.type('text/html; charset=utf-8').send(plainPage({ title: `${title} · Dev tools`, body, nav }));
  };
  /** Allows an email's document and its frame; the email itself may use styles, but must not load or run anything. */
  const framed = (reply: FastifyReply, policy: string) => reply.header('content-security-policy', policy);
  const FRAME_POLICY =
    "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; frame-src 'self'; form-action 'self'; frame-ancestors 'none'";
  const EMAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src data: ${new URL(deps.baseUrl).origin}; sandbox allow-popups allow-top-navigation-by-user-activation; frame-ancestors 'self'`;

  app.get('/dev', async (_request, reply) => {
    const overview = overviewPage({
      mails: await inbox.list(),
      subscriptions: processor.list('subscriptions').length,
      now: clock.now(),
      reconciler: await reconcilerState(orm),
      staffCode: await deps.staff.demoCode(),
    });
    return send(reply, 'Overview', '/dev', overview);
  });
  app.get('/dev/examples', async (_request, reply) =>
    send(reply, 'Partners', '/dev/examples', examplesPage(deps.baseUrl)),
  );
  app.get('/dev/mails', async (_request, reply) => send(reply, 'Inbox', '/dev/mails', inboxPage(await inbox.list())));
  app.get<{ Params: { id: string } }>('/dev/mails/:id', async (request, reply) => {
    const mail = (await inbox.list()).find(({ id }) => String(id) === request.params.id);
    if (!mail) return reply.callNotFound();
    framed(reply, FRAME_POLICY);
    return send(reply, mail.subject, '/dev/mails', mailPage(mail));
  });
  app.get<{ Params: { id: string } }>('/dev/mails/:id/html', async (request, reply) => {
    const mail = (await inbox.list()).find(({ id }) => String(id) === request.params.id);
    if (!mail) return reply.callNotFound();
    framed(reply, EMAIL_POLICY);
    return reply.type('text/html; charset=utf-8').send(mail.html || html`<pre>${mail.text}</pre>`.markup);
  });
  const samples = Object.entries(emailSamples(deps.baseUrl));
  app.get('/dev/emails', async (_request, reply) => send(reply, 'Emails', '/dev/emails', emailSamplesPage(samples)));
  app.get<{ Params: { number: string } }>('/dev/emails/:number', async (request, reply) => {
    const sample = samples[Number(request.params.number) - 1];
    if (!sample) return reply.callNotFound();
    framed(reply, FRAME_POLICY);
    return send(reply, sample[0], '/dev/emails', emailSamplePage(request.params.number, ...sample));
  });
  app.get<{ Params: { number: string } }>('/dev/emails/:number/html', async (request, reply) => {
    const sample = samples[Number(request.params.number) - 1];
    if (!sample) return reply.callNotFound();
    framed(reply, EMAIL_POLICY);
    return reply.type('text/html; charset=utf-8').send(sample[1].html);
  });
  app.get('/dev/stripe', async (_request, reply) => {
    const kinds = ['customers', 'subscriptions', 'invoices', 'events'] as const;
    const objects = kinds.map((kind) => ({ kind, list: processor.list(kind) }));
    return send(reply, 'Processor', '/dev/stripe', processorPage(objects));
  });
  app.get('/dev/clock', async (_request, reply) => send(reply, 'Clock', '/dev/clock', clockPage(clock.now())));
  app.get('/dev/calls', async (_request, reply) => {
    const page = callsPage({ calls: await calls.list(), numbers: await calls.callable(), isHere: calls.isHere });
    return send(reply, 'Calls', '/dev/calls', page);
  });

  const hands = { 'one-day': (now: Date) => addDays(now, 1), 'one-month': (now: Date) => addMonths(now, 1) };
  for (const [name, later] of Object.entries(hands))
    app.post(`/dev/clock/${name}`, sameOrigin, async (_request, reply) => {
      await clockService.advance(later(clock.now()));
      return reply.redirect('/dev/clock', 303);
    });
  app.post('/dev/reconciler', sameOrigin, async (_request, reply) => {
    await reconciler.reconcile({ all: true });
    return reply.redirect('/dev', 303);
  });
  app.post<{ Body: { to?: unknown; end?: unknown } | null }>('/dev/calls', sameOrigin, async ({ body }, reply) => {
    const to = typeof body?.to === 'string' ? phoneDigits(body.to) : undefined;
    const end = (Object.keys(callEnds) as CallEnd[]).find((known) => known === body?.end);
    if (to) await calls.ring(DEV_CALLER, to, end);
    return reply.redirect('/dev/calls', 303);
  });
}

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
  call.transcript,
  formatUtcMoment(call.at),
];

/** Renders the callable numbers and the simulated calls, which use the same signed webhooks as real ones. */
const callsPage = (desk: {
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
