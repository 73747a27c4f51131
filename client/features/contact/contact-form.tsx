import { type FormEvent, type ReactNode, useRef } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { hasErrors, type FieldErrors } from '../../../domain/field-errors.ts';
import { listingUnavailable } from '../../../domain/leads/lead-rules.ts';
import { MAX_MESSAGE_LENGTH } from '../../../domain/limits.ts';
import { ErrorSummary } from '../../forms/error-summary.tsx';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { FormField } from '../../forms/fields/form-field.tsx';
import { useRejectedFields } from '../../forms/rejected-fields.tsx';
import { Anchor } from '../../components/anchor.tsx';
import { Button } from '../../components/button.tsx';
import { chipClass } from '../../components/chip.tsx';
import { useToday } from '../../shared/preferences/use-today.ts';
import { checkTourTimes, TourTimes } from './tour-times.tsx';
import { closeDialog, type ContactRequest } from '../../shared/dialogs/dialog-store.ts';
import { TextArea } from '../../forms/fields/field.tsx';
import { useMatchesPath } from '../../shared/search/matches-path.ts';
import type { Person } from '../../shared/contact/contact-errors.ts';
import { DeliveryStatusList } from './delivery-status-list.tsx';
import { honeypotValue, HoneypotField } from '../../forms/fields/honeypot-field.tsx';
import { forgetUnsent, useUnsent } from './unsent-request.ts';
import { isSent, useSendRequests, type DeliveryStatuses } from './use-send-requests.ts';

/** Questions that renters ask most; each is added to the message. */
const starterQuestions = [
  'Is it still available?',
  'Is parking included?',
  'Are utilities included?',
  'Is the lease flexible?',
];

const UNAVAILABLE_TEXT = listingUnavailable()['housingId']?.[0];

interface ContactFormProps {
  ask: ContactRequest;
  person: Person;
  /** Validates the fields outside this form and shows their errors; nothing is sent until it returns true. */
  ready?: () => boolean;
  problems: () => FieldErrors;
  refuse: (errors: FieldErrors) => void;
  children: ReactNode;
}

function formTexts({ homes, reply }: ContactRequest, outcomes: DeliveryStatuses) {
  const several = homes.length > 1;
  const left = homes.filter(({ id }) => !isSent(outcomes.get(id))).length;
  if (reply) return { send: 'Send message', to: 'this landlord' };
  return {
    hint: several ? 'Each of them gets the same message.' : undefined,
    send: !several ? 'Send request' : left < homes.length ? `Send the other ${left}` : `Send ${left} requests`,
    to: several ? 'these landlords' : 'this landlord',
  };
}

/** Renders the message field, the recipients, the submit button and the outcome of every request and message. */
export function ContactForm({ ask, person, ready, problems, refuse, children }: ContactFormProps) {
  const action = useAsyncAction();
  const { clear } = useRejectedFields();
  const { outcomes, send } = useSendRequests(ask);
  const [message, setMessage] = useUnsent(ask, 'message', '');
  const [tours, setTours] = useUnsent(ask, 'tours', []);
  const today = useToday();
  const area = useRef<HTMLDivElement>(null);
  const back = useMatchesPath(ask.schoolId);
  const words = formTexts(ask, outcomes);
  const allGone = ask.homes.every(({ id }) => outcomes.get(id) === 'gone');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready?.() === false) return;
    const wrong = problems();
    if (ask.reply && message.trim() === '') wrong['message'] = ['Enter a message.'];
    const checked = checkTourTimes(tours, today, event.currentTarget);
    if ('error' in checked) wrong['tourTimes'] = [checked.error];
    if (hasErrors(wrong) || 'error' in checked) return refuse(wrong);
    const tourTimes = checked.times.length > 0 ? checked.times : null;
    const website = honeypotValue(event.currentTarget);
    void action.run(async () => {
      const errors = await send({ ...person, message, tourTimes, website });
      if (errors) refuse(errors);
      else forgetUnsent(ask);
    });
  };

  const addQuestion = (question: string) => {
    clear('message');
    setMessage(message.trim() === '' ? question : `${message.trimEnd()}\n${question}`);
    area.current?.querySelector('textarea')?.focus();
  };

  const field = (
    <Stack gap={3} ref={area}>
      <FormField name="message" label="Message" optional={!ask.reply} hint={words.hint}>
        {(control) => (
          <TextArea
            {...control}
            name="message"
            rows={ask.reply ? 6 : 3}
            maxLength={MAX_MESSAGE_LENGTH}
            value={message}
            onChange={({ target }) => {
              clear('message');
              setMessage(target.value);
            }}
          />
        )}
      </FormField>
      <Cluster gap={2} role="group" aria-label="Questions to add to your message">
        {starterQuestions
          .filter((question) => !message.includes(question))
          .map((question) => (
            <button key={question} type="button" className={chipClass} onClick={() => addQuestion(question)}>
              {question}
            </button>
          ))}
      </Cluster>
      <TourTimes value={tours} onChange={setTours} />
    </Stack>
  );
  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <ErrorSummary owns={() => true} />
      {ask.homes.length > 1 && <DeliveryStatusList homes={ask.homes} outcomes={outcomes} />}
      {ask.reply && field}
      {children}
      {!ask.reply && field}
      {allGone && (
        <Notice as="p" role="alert">
          {ask.homes.length > 1 ? 'None of these homes is available anymore.' : UNAVAILABLE_TEXT}{' '}
          <Anchor href={back} onClick={closeDialog}>
            See other homes
          </Anchor>
        </Notice>
      )}
      <RequestFailed action={action} />
      <Button type="submit" busy={action.busy}>
        {action.busy ? 'Sending …' : words.send}
      </Button>
      <Text as="div">
        <p>
          <strong>Never pay before you have seen it.</strong>
        </p>
        <p>Your details go only to {words.to}.</p>
        <HoneypotField />
      </Text>
    </Stack>
  );
}
