import { useEffect, useRef, useState } from 'react';
import { toFieldErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import type { LocationType } from '../../../domain/options/location-types.ts';
import { useRenter, useUpdateRenter } from '../../shared/renter/renter-store.ts';
import { useBrand } from '../../app/page-info.tsx';
import { paths } from '../../app/paths.ts';
import { trackMatch } from '../../shared/tracking/match-tracking.ts';
import {
  closeDialog,
  isDialogOpen,
  type ContactRequest,
  type ContactListing,
} from '../../shared/dialogs/dialog-store.ts';
import { notify } from '../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../app/router/use-preloaded-navigate.ts';
import { formatListingNames } from './pending-request.ts';
import { useSaveRequestMutation, useSendReplyMutation } from './contact-request.generated.ts';
import type { Person } from '../../shared/contact/contact-errors.ts';
import type { SentRequest } from './sent-request.ts';

/** What is sent: who asks, what they write, and what a program put where people write nothing. */
export interface ContactRequestInput extends Person {
  message: string;
  website: string;
}

/** How it stands with one home: `waits` for the house's next month, `unconfirmed`: for its renter's email (K23), `gone` from the site. */
export type DeliveryStatus = 'sending' | 'sent' | 'waits' | 'unconfirmed' | 'gone';
export type DeliveryStatuses = ReadonlyMap<string, DeliveryStatus>;

/** It has arrived, or waits where it will. */
export const isSent = (outcome: DeliveryStatus | undefined) =>
  outcome === 'sent' || outcome === 'waits' || outcome === 'unconfirmed';

/** Where the renter looked: the college that the page knows, else the place last chosen. */
function useSearchLocation({ schoolId }: ContactRequest): { schoolId: string | null; locationType: LocationType } {
  const { schoolInfo } = useRenter();
  if (schoolId !== undefined) return { schoolId, locationType: 'college' };
  return { schoolId: schoolInfo?.id ?? null, locationType: schoolInfo?.type ?? 'college' };
}

/** Sends one request or message; answers what the server said. */
function usePostRequest(ask: ContactRequest) {
  const [saveRequest] = useSaveRequestMutation();
  const [sendReply] = useSendReplyMutation();
  const { answered, questionnaire, moveIn } = useRenter();
  const { code } = useBrand();
  const near = useSearchLocation(ask);

  return async ({ firstName, lastName, phone, email, message, website }: ContactRequestInput, home: ContactListing) => {
    const lead = { firstName, lastName, phone, email, website, housingId: home.id, ...near, site: code };
    if (ask.reply) return (await sendReply({ variables: { reply: { ...lead, message } } })).data?.sendReply;
    const request = {
      ...lead,
      message: message.trim() || null,
      // What nobody has answered is not said: the defaults are no wishes.
      bedrooms: answered ? questionnaire.bedrooms : null,
      bathrooms: answered ? questionnaire.bathrooms : null,
      budgets: answered ? questionnaire.budgets : null,
      pets: moveIn.petsSelected,
      features: moveIn.featuresSelected,
      moveDate: moveIn.moveInDate,
      propertyName: home.name,
      poweredBy: code,
    };
    return (await saveRequest({ variables: { request } })).data?.saveRequest;
  };
}

/**
 * Sends to each home in turn and goes to the congratulations. `send` answers what the server refused of the renter's
 * details, by field, and throws when it could not be reached: sent again it goes on where it stopped, and a home that has
 * it gets no second one.
 */
export function useSendRequests(ask: ContactRequest): {
  outcomes: DeliveryStatuses;
  send: (words: ContactRequestInput) => Promise<FieldErrors | undefined>;
} {
  const post = usePostRequest(ask);
  const update = useUpdateRenter();
  const go = usePreloadedNavigate();
  const [outcomes, setOutcomes] = useState<DeliveryStatuses>(new Map());
  const latest = useRef(outcomes);
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);

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
    note(home, answer.delivered ? 'sent' : answer.awaitsConfirmation ? 'unconfirmed' : 'waits');
    trackMatch(ask.reply ? 'reply' : 'request', home.id);
    update((renter) => ({ ...renter, requests: [home.id, ...renter.requests.filter((id) => id !== home.id)] }));
    return undefined;
  };

  const finish = () => {
    const sent = ask.homes.filter(({ id }) => isSent(latest.current.get(id)));
    if (sent.length === 0) return;
    if (!watched.current) {
      notify(`Your ${ask.reply ? 'message' : 'request'} to ${formatListingNames(sent)} was sent.`, {
        tone: 'good',
      });
      return;
    }
    const state: SentRequest = {
      reply: ask.reply ?? false,
      homes: ask.homes.flatMap((home) => {
        const outcome = latest.current.get(home.id);
        return outcome === undefined || outcome === 'sending' ? [] : [{ ...home, outcome }];
      }),
      schoolId: ask.schoolId ?? null,
    };
    // The way back leads to where one asked, not into a form that is done.
    const replace = !isDialogOpen();
    closeDialog();
    void go(paths.congratulations(), { state, replace });
  };

  const send = async (words: ContactRequestInput) => {
    const { firstName, lastName, phone, email } = words;
    // What was typed is kept before anything can go wrong.
    update((renter) => ({ ...renter, contact: { firstName, lastName, phone, email } }));
    for (const home of ask.homes) {
      if (isSent(latest.current.get(home.id))) continue;
      const errors = await sendTo(home, words);
      if (errors) return errors;
    }
    finish();
    return undefined;
  };
  return { outcomes, send };
}
