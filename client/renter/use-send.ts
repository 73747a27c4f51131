import { useEffect, useRef, useState } from 'react';
import { errorMap, type FieldErrors } from '../../domain/field-errors.ts';
import type { LocationType } from '../../domain/options/location-types.ts';
import { useRenter, useUpdateRenter } from '../apollo/renter-store.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { trackMatch } from '../tracking/match-tracking.ts';
import { closeDialog, isDialogOpen, type Ask, type AskedHome } from '../ui/dialog.ts';
import { notify } from '../ui/notice.ts';
import { useGo } from '../use-go.ts';
import { homesWords } from './pending.ts';
import { useSaveRequestMutation, useSendReplyMutation } from './request.generated.ts';
import type { Person } from './request-problems.ts';
import type { SentRequest } from './sent-request.ts';

/** What is sent: who asks, what they write, and what a program put where people write nothing. */
export interface RequestWords extends Person {
  message: string;
  website: string;
}

/** How it stands with one home: `waits` for the house's next month, `unconfirmed`: for its renter's email (K23), `gone` from the site. */
export type Outcome = 'sending' | 'sent' | 'waits' | 'unconfirmed' | 'gone';
export type Outcomes = ReadonlyMap<string, Outcome>;

/** It has arrived, or waits where it will. */
export const isSent = (outcome: Outcome | undefined) =>
  outcome === 'sent' || outcome === 'waits' || outcome === 'unconfirmed';

/** Where the renter looked: the college that the page knows, else the place last chosen. */
function useNear({ schoolId }: Ask): { schoolId: string | null; locationType: LocationType } {
  const { schoolInfo } = useRenter();
  if (schoolId !== undefined) return { schoolId, locationType: 'college' };
  return { schoolId: schoolInfo?.id ?? null, locationType: schoolInfo?.type ?? 'college' };
}

/** Sends one request or message; answers what the server said. */
function usePost(ask: Ask) {
  const [saveRequest] = useSaveRequestMutation();
  const [sendReply] = useSendReplyMutation();
  const { answered, questionnaire, moveIn } = useRenter();
  const { code } = useBrand();
  const near = useNear(ask);

  return async ({ firstName, lastName, phone, email, message, website }: RequestWords, home: AskedHome) => {
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
export function useSend(ask: Ask): {
  outcomes: Outcomes;
  send: (words: RequestWords) => Promise<FieldErrors | undefined>;
} {
  const post = usePost(ask);
  const update = useUpdateRenter();
  const go = useGo();
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map());
  const latest = useRef(outcomes);
  const watched = useRef(true);
  useEffect(() => {
    watched.current = true;
    return () => {
      watched.current = false;
    };
  }, []);

  const note = ({ id }: AskedHome, outcome?: Outcome) => {
    const next = new Map(latest.current);
    if (outcome === undefined) next.delete(id);
    else next.set(id, outcome);
    latest.current = next;
    setOutcomes(next);
  };

  const sendTo = async (home: AskedHome, words: RequestWords): Promise<FieldErrors | undefined> => {
    note(home, 'sending');
    const answer = await post(words, home).catch((error: unknown) => {
      note(home);
      throw error;
    });
    if (!answer) throw new Error('The server gave no answer.');
    if (answer.__typename === 'Invalid') {
      const errors = errorMap(answer.errors);
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
      notify(`Your ${ask.reply ? 'message' : 'request'} to ${homesWords(sent)} is on its way.`, { tone: 'good' });
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

  const send = async (words: RequestWords) => {
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
