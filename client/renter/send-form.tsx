import type { FormEvent, ReactNode } from 'react';
import { hasErrors, type FieldErrors } from '../../domain/field-errors.ts';
import { homeGone } from '../../domain/leads/rules.ts';
import { ErrorSummary } from '../form/error-summary.tsx';
import { FailedLine } from '../form/failed-line.tsx';
import { FormField } from '../form/form-field.tsx';
import { useRefused } from '../form/refused.tsx';
import { useAction } from '../form/use-action.ts';
import { Anchor } from '../ui/anchor.tsx';
import { Button } from '../ui/button.tsx';
import { closeDialog, type Ask } from '../ui/dialog.ts';
import { TextArea } from '../ui/field.tsx';
import { useKeptMessage } from './kept-message.ts';
import { useMatchesPath } from './matches-path.ts';
import type { Person } from './request-problems.ts';
import { SendingList } from './sending-list.tsx';
import { trapped, TrapField } from './trap-field.tsx';
import { isSent, useSend, type Outcomes } from './use-send.ts';
import css from './request.module.css';

const LONGEST = 5000;
const GONE = homeGone()['housingId']?.[0];

interface SendFormProps {
  ask: Ask;
  person: Person;
  /** Says by itself what is wrong beside the fields known here; nothing is sent until it answers true. */
  ready?: () => boolean;
  /** What is wrong before anything is sent, by field. */
  problems: () => FieldErrors;
  /** Shows what is wrong where it can be mended. */
  refuse: (errors: FieldErrors) => void;
  /** The fields beside the message. */
  children: ReactNode;
}

function wordsOf({ homes, reply }: Ask, outcomes: Outcomes) {
  const several = homes.length > 1;
  const left = homes.filter(({ id }) => !isSent(outcomes.get(id))).length;
  if (reply) return { label: 'Message', send: 'Send message', to: 'this landlord' };
  return {
    label: 'Message',
    hint: several ? 'The same words go to each of them.' : undefined,
    send: !several ? 'Send request' : left < homes.length ? `Send the other ${left}` : `Send ${left} requests`,
    to: several ? 'these landlords' : 'this landlord',
  };
}

/** The end of every request and message: what to write, to whom, and what became of it. */
export function SendForm({ ask, person, ready, problems, refuse, children }: SendFormProps) {
  const action = useAction();
  const { clear } = useRefused();
  const { outcomes, send } = useSend(ask);
  const [message, setMessage, forget] = useKeptMessage(ask);
  const back = useMatchesPath(ask.schoolId);
  const words = wordsOf(ask, outcomes);
  const allGone = ask.homes.every(({ id }) => outcomes.get(id) === 'gone');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (ready?.() === false) return;
    const wrong = problems();
    if (ask.reply && message.trim() === '') wrong['message'] = ['Write your message.'];
    if (hasErrors(wrong)) return refuse(wrong);
    const website = trapped(event.currentTarget);
    void action.run(async () => {
      const errors = await send({ ...person, message, website });
      if (errors) refuse(errors);
      else forget();
    });
  };

  const field = (
    <FormField name="message" label={words.label} optional={!ask.reply} hint={words.hint}>
      {(control) => (
        <TextArea
          {...control}
          name="message"
          rows={ask.reply ? 6 : 3}
          maxLength={LONGEST}
          value={message}
          onChange={({ target }) => {
            clear('message');
            setMessage(target.value);
          }}
        />
      )}
    </FormField>
  );
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <ErrorSummary owns={() => true} />
      {ask.homes.length > 1 && <SendingList homes={ask.homes} outcomes={outcomes} />}
      {ask.reply && field}
      {children}
      {!ask.reply && field}
      {allGone && (
        <p className={css.gone} role="alert">
          {ask.homes.length > 1 ? 'None of these homes is available any more.' : GONE}{' '}
          <Anchor href={back} onClick={closeDialog}>
            See other homes
          </Anchor>
        </p>
      )}
      <FailedLine action={action} />
      <Button type="submit" busy={action.busy}>
        {action.busy ? 'Sending …' : words.send}
      </Button>
      <div className={css.quiet}>
        <p>Your details go to {words.to} and to nobody else.</p>
        <TrapField />
      </div>
    </form>
  );
}
