import { useRef, useState } from 'react';
import { toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { useApolloClient } from '@apollo/client/react';
import { useToday } from '../../shared/preferences/use-today.ts';
import { readRenter, useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { trackMatch } from '../../shared/tracking/match-tracking.ts';
import {
  closeDialog,
  isDialogOpen,
  type ContactRequest,
  type ContactListing,
} from '../../shared/dialogs/dialog-store.ts';
import { useIsShown } from '../../components/hooks/use-is-shown.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { formatListingNames } from './pending-request.ts';
import {
  useSaveRequestMutation,
  useSendReplyMutation,
  type Lead_Result_LeadSent_Fragment,
} from './contact-request.generated.ts';
import type { Person } from '../../shared/contact/contact-errors.ts';
import { requestAnswers } from './request-answers.ts';
import type { SentRequest } from './sent-request.ts';

/** Data to send: the contact details, the message, and the value of the honeypot. */
export interface ContactRequestInput extends Person {
  message: string;
  /** In the listing's local time: '2027-08-15T16:30'; null for none. */
  tourTimes: string[] | null;
  website: string;
}

/** Status of one: it `waits` for the house's next month (K23), is `checked` (K76), `repeated`, or a `followUp`. */
export type DeliveryStatus = 'sending' | 'sent' | 'repeated' | 'followUp' | 'waits' | 'checked' | 'gone';
export type DeliveryStatuses = ReadonlyMap<string, DeliveryStatus>;

/** Returns whether the request was delivered or is held for later delivery. */
export const isSent = (outcome: DeliveryStatus | undefined) =>
  outcome !== undefined && outcome !== 'sending' && outcome !== 'gone';

function statusOf(answer: Lead_Result_LeadSent_Fragment): DeliveryStatus {
  const { delivered, markedAsSpam, repeated, followUp } = answer;
  if (!delivered) return markedAsSpam ? 'checked' : 'waits';
  return repeated ? 'repeated' : followUp ? 'followUp' : 'sent';
}

/** Returns a function that sends one request or message and returns the response. */
function usePostRequest(ask: ContactRequest) {
  const [saveRequest] = useSaveRequestMutation();
  const [sendReply] = useSendReplyMutation();
  const { cache } = useApolloClient();
  const { code } = useBrand();
  const today = useToday();

  return async (words: ContactRequestInput, home: ContactListing) => {
    const { firstName, lastName, phone, email, message, tourTimes, website } = words;
    // Read now: the form may have saved answers a moment ago.
    const renter = readRenter(cache);
    // The college saved with the listing or given by the page, else the last place.
    const schoolId = home.schoolId || ask.schoolId;
    const place = schoolId === undefined ? renter.schoolInfo : ({ id: schoolId, type: 'college' } as const);
    const near = { schoolId: place?.id ?? null, locationType: place?.type ?? 'college' };
    const lead = { firstName, lastName, phone, email, website, housingId: home.id, ...near, tourTimes, site: code };
    if (ask.reply) {
      const reply = { ...lead, message, follows: home.secret ?? null };
      return (await sendReply({ variables: { reply } })).data?.sendReply;
    }
    const { moveDate, ...answers } = requestAnswers(renter, today);
    const request = {
      ...lead,
      ...answers,
      moveDate: moveDate === null ? null : String(moveDate),
      message: message.trim() || null,
      propertyName: home.name,
      poweredBy: code,
    };
    return (await saveRequest({ variables: { request } })).data?.saveRequest;
  };
}

interface ClosedOutcome {
  /** undefined: it failed, or was not tried. */
  outcomes: readonly (DeliveryStatus | undefined)[];
  end: string;
  tone?: 'good' | 'bad';
  stays?: true;
}

/** What is said of requests whose dialog was closed while they were sent. */
const closedOutcomes: readonly ClosedOutcome[] = [
  { outcomes: ['sent', 'repeated', 'followUp'], end: 'was sent.', tone: 'good' },
  { outcomes: ['waits'], end: "is saved. We'll send it when the limit resets or the listing ends." },
  { outcomes: ['checked'], end: 'was sent for a check.' },
  { outcomes: ['gone'], end: "wasn't sent: no longer available.", tone: 'bad' },
  { outcomes: [undefined], end: "wasn't sent. Open it again to retry.", tone: 'bad', stays: true },
];

/** Sends to each listing in turn. `send` returns field errors, throws when unreachable, and resumes on another call. */
export function useSendRequests(ask: ContactRequest) {
  const post = usePostRequest(ask);
  const update = useUpdateRenter();
  const today = useToday();
  const go = usePreloadedNavigate();
  const [outcomes, setOutcomes] = useState<DeliveryStatuses>(new Map());
  const latest = useRef(outcomes);
  const secrets = useRef(new Map<string, string>());
  const isShown = useIsShown();

  const note = ({ id }: ContactListing, outcome?: DeliveryStatus) => {
    const next = new Map(latest.current);
    if (outcome === undefined) next.delete(id);
    else next.set(id, outcome);
    latest.current = next;
    setOutcomes(next);
  };

  const sendTo = async (home: ContactListing, words: ContactRequestInput): Promise<FieldErrors | undefined> => {
    note(home, 'sending');
    const answer = await post(words, home).catch((error: unknown) => {
      note(home);
      throw error;
    });
    if (!answer) throw new Error("The server didn't respond.");
    if (answer.__typename === 'Invalid') {
      const errors = toFieldErrors(answer.errors);
      const gone = 'housingId' in errors;
      note(home, gone ? 'gone' : undefined);
      return gone ? undefined : errors;
    }
    note(home, statusOf(answer));
    secrets.current.set(home.id, home.secret ?? answer.secret);
    if (!ask.corrects) trackMatch(ask.reply ? 'reply' : 'request', home.id);
    update((renter) => ({
      ...renter,
      requests: [home.id, ...renter.requests.filter((id) => id !== home.id)],
      requestDays: [{ id: home.id, day: today }, ...renter.requestDays.filter(({ id }) => id !== home.id)],
    }));
    return undefined;
  };

  const notifyOutcomes = () => {
    for (const { outcomes: wanted, end, ...more } of closedOutcomes) {
      const homes = ask.homes.filter(({ id }) => wanted.includes(latest.current.get(id)));
      const what = ask.reply ? 'message' : 'request';
      if (homes.length > 0) notify(`Your ${what} to ${formatListingNames(homes)} ${end}`, more);
    }
  };

  const finish = (email: string) => {
    if (!isShown()) return notifyOutcomes();
    if (!ask.homes.some(({ id }) => isSent(latest.current.get(id)))) return;
    const state: SentRequest = {
      reply: ask.reply ?? false,
      corrects: ask.corrects ?? false,
      email,
      homes: ask.homes.flatMap((home) => {
        const [outcome, secret] = [latest.current.get(home.id), secrets.current.get(home.id)];
        return outcome === undefined || outcome === 'sending' ? [] : [{ ...home, outcome, ...(secret && { secret }) }];
      }),
      schoolId: ask.schoolId ?? null,
    };
    // The back button returns to the page before the form, not to a completed form.
    const replace = ask.corrects ?? !isDialogOpen();
    closeDialog();
    void go(paths.congratulations(), { state, replace });
  };

  const send = async (words: ContactRequestInput) => {
    const { firstName, lastName, phone, email } = words;
    // Input is saved before the first request can fail.
    update((renter) => ({ ...renter, contact: { firstName, lastName, phone, email } }));
    for (const home of ask.homes) {
      if (isSent(latest.current.get(home.id))) continue;
      const errors = await sendTo(home, words).catch((error: unknown) => {
        if (!isShown()) notifyOutcomes();
        throw error;
      });
      if (!errors) continue;
      if (!isShown()) notifyOutcomes();
      return errors;
    }
    finish(email);
    return undefined;
  };
  return { outcomes, send };
}
