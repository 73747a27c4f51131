import { useId, useRef, useState, type FormEvent } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { alertFrequencies, frequencyLabels, type AlertFrequency } from '../../../domain/alerts/alert-frequency.ts';
import { criteriaLabel } from '../../../domain/alerts/criteria-label.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { useRenter, useRenterReady, useUpdateRenter } from '../renter/renter-store.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { LabeledInput, LabeledSelect } from '../../forms/fields/field.tsx';
import { Icon } from '../../components/icon.tsx';
import { honeypotValue, HoneypotField } from '../../forms/fields/honeypot-field.tsx';
import { ALERT_ANCHOR, existingAlert } from './alert-key.ts';
import { useSubscribe } from './use-subscribe.ts';
import css from './alert-form.module.css';

/** Renders the subscription to new listings of this search by email. `where`: 'near Ohio State University'. */
export function AlertForm({ search, where }: { search: Search; where: string }) {
  const heading = useId();
  const { alerts } = useRenter();
  const section = useRef<HTMLDivElement>(null);
  const [another, setAnother] = useState(false);
  const mailed = existingAlert(alerts, search);
  const what = criteriaLabel(search);
  const done = () => {
    setAnother(false);
    // The focused field is about to be removed.
    section.current?.focus();
  };
  const homes = `homes ${where}${what === '' ? '' : ` (${what})`}`;
  return (
    <Card as="section" ref={section} tabIndex={-1} id={ALERT_ANCHOR} className={css.alert} aria-labelledby={heading}>
      <h2 id={heading}>Email alerts</h2>
      <div role="status">
        {mailed === 'same' && (
          <Cluster as="p" gap={2} nowrap align="top" className={css.done}>
            <Icon name="check" size={20} />
            <span>Check your email and confirm the alert for {homes}. After that, new ones are emailed to you.</span>
          </Cluster>
        )}
      </div>
      {mailed === 'same' && !another ? (
        <div className={css.another}>
          <Button look="text" onClick={() => setAnother(true)}>
            Use another address
          </Button>
        </div>
      ) : (
        <>
          {mailed !== 'same' && (
            <p className={css.words}>
              {mailed === 'another'
                ? `You already have an alert for another search ${where}. Replace it with this one${what === '' ? '' : ` (${what})`}?`
                : `We email you new ${homes}, as often as you choose. Unsubscribe anytime.`}
            </p>
          )}
          <AddressForm search={search} change={mailed === 'another'} done={done} />
        </>
      )}
    </Card>
  );
}

function AddressForm({ search, change, done }: { search: Search; change: boolean; done: () => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const ready = useRenterReady();
  const { contact } = useRenter();
  const update = useUpdateRenter();
  const subscribe = useSubscribe();
  const action = useAsyncAction();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [frequency, setFrequency] = useState<AlertFrequency>('daily');
  const email = typed ?? contact.email;

  const refuse = (words: string) => {
    setProblem(words);
    input.current?.focus();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = honeypotValue(event.currentTarget);
    if (email.trim() === '') return refuse('Enter your email address.');
    void action.run(async () => {
      const errors = await subscribe(search, { email, frequency }, website);
      if (errors) return refuse(Object.values(errors)[0]?.[0] ?? '');
      if (contact.email === '')
        update((renter) => ({ ...renter, contact: { ...renter.contact, email: email.trim() } }));
      done();
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      {/* The form cannot be sent without JavaScript or before hydration. */}
      <fieldset className={css.form} disabled={!ready}>
        <Stack gap={3} align="start" className={css.line}>
          <LabeledInput
            id={id}
            label="Email"
            error={problem}
            ref={input}
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={({ target }) => {
              setProblem(undefined);
              setTyped(target.value);
            }}
          />
          <LabeledSelect
            id={`${id}-frequency`}
            label="How often"
            options={alertFrequencies.map((value) => ({ value, label: frequencyLabels[value] }))}
            value={frequency}
            onChange={(chosen = 'daily') => setFrequency(chosen)}
          />
          <Button type="submit" look="quiet" busy={action.busy}>
            {change ? 'Replace alert' : 'Email me new homes'}
          </Button>
        </Stack>
        <RequestFailed action={action} />
        <HoneypotField />
      </fieldset>
    </form>
  );
}
