import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { Cluster, Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { alertFrequencies, frequencyLabels, frequencyTexts } from '../../../domain/alerts/alert-frequency.ts';
import { bathroomOptions } from '../../../domain/options/bathrooms.ts';
import { bedroomOptions } from '../../../domain/options/bedrooms.ts';
import { featureOptions } from '../../../domain/options/features.ts';
import { NO_PETS, petOptions } from '../../../domain/options/pets.ts';
import { criteriaLabels } from '../../../domain/search/labels/criteria-labels.ts';
import type { Search } from '../../../domain/search/search-query.ts';
import { paths } from '../../app/paths.ts';
import { useLocation } from '../../app/router/router.tsx';
import { Button, buttonClass, QuietLink, TextLink } from '../../components/button.tsx';
import { chipClass } from '../../components/chip.tsx';
import { useRefocus } from '../../components/hooks/use-refocus.ts';
import { Icon } from '../../components/icon.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { LabeledInput, LabeledSelect } from '../../forms/fields/field.tsx';
import { useTypedDollars } from '../../forms/fields/use-typed-dollars.ts';
import { RequestFailed } from '../../forms/request-failed.tsx';
import { useAsyncAction } from '../../forms/use-async-action.ts';
import { ChipQuestion, toggled } from '../../shared/preferences/preference-fields.tsx';
import { searchOf, searchVariables } from '../../shared/search/use-search.ts';
import { useEditSubscriberMutation, type MailedSubscriberFragment } from './unsubscribe-screen.generated.ts';
import { AlertSwitch, MailedLinkPage, matchesOf, writeAlert } from './unsubscribe-screen.tsx';
import css from '../../shared/styles/message-page.module.css';
import form from '../../shared/styles/question-form.module.css';

export { prepare } from './unsubscribe-screen.tsx';

/** Renders an alert's own page, reached by the link in its emails: it is confirmed and changed without an account. */
export function Screen() {
  return (
    <MailedLinkPage title="Your email alert">{(alert, token) => <Alert alert={alert} token={token} />}</MailedLinkPage>
  );
}

interface AlertProps {
  alert: MailedSubscriberFragment;
  token: string;
}

function Alert({ alert, token }: AlertProps) {
  const { email, placeLabel, criteria, confirmed, subscribed, frequency } = alert;
  const { search: site } = useLocation();
  const [isSaved, setSaved] = useState(false);
  const focus = useRefocus<HTMLDivElement>();
  const isOn = confirmed && subscribed;
  const homes = `new homes ${placeLabel}${criteria === '' ? '' : ` (${criteria})`}`;
  const search = searchOf(new URLSearchParams(alert.search));
  return (
    <>
      <h1>{isOn ? 'Your alert is on' : confirmed ? 'This alert is off' : 'Confirm your alert'}</h1>
      <Text size="large" role="status">
        {isSaved && 'Saved. '}
        {isOn
          ? `We email ${homes} to ${email}, ${frequencyTexts[frequency]}.`
          : `Nothing is emailed to ${email}${confirmed ? '' : ' yet'}. ${confirmed ? 'Turn it on' : 'Confirm it'} to get ${homes}, ${frequencyTexts[frequency]}.`}
      </Text>
      <Cluster {...focus} className={css.row}>
        {!isOn && (
          <AlertSwitch token={token} wish="begin" look="main">
            {confirmed ? 'Turn it on' : 'Confirm your alert'}
          </AlertSwitch>
        )}
        <QuietLink href={matchesOf(alert)}>See what fits today</QuietLink>
        {isOn && search && (
          <a className={buttonClass('text')} href="#change">
            Change it
          </a>
        )}
        {isOn && <TextLink href={paths.unsubscribe(token) + site}>Unsubscribe</TextLink>}
      </Cluster>
      {search && <AlertEditor search={search} alert={alert} token={token} onSaved={() => setSaved(true)} />}
    </>
  );
}

/** Returns the ids with one added or removed; undefined instead of none. */
function withToggled(ids: readonly number[] | undefined, id: number): number[] | undefined {
  const next = toggled(ids ?? [], id);
  return next.length > 0 ? next : undefined;
}

const BUDGET_DIGITS = 7;

function AlertEditor({ search, alert, token, onSaved }: AlertProps & { search: Search; onSaved: () => void }) {
  const { cache } = useApolloClient();
  const [edit] = useEditSubscriberMutation();
  const action = useAsyncAction();
  const focus = useRefocus<HTMLFormElement>();
  const [wanted, setWanted] = useState<Search>(search);
  const [frequency, setFrequency] = useState(alert.frequency);
  const [problem, setProblem] = useState<string>();
  const change = (part: Partial<Search>) => setWanted((now) => ({ ...now, ...part }));
  const others = criteriaLabels({ ...wanted, pets: undefined, must: undefined });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    void action.run(async () => {
      const { filter } = searchVariables(wanted);
      const { data } = await edit({ variables: { token, searchFilter: filter, frequency } });
      const answer = data?.editSubscriber;
      if (!answer) throw new Error("The server didn't respond.");
      if (answer.__typename === 'Invalid') return setProblem(answer.errors[0]?.messages[0]);
      writeAlert(cache, token, answer);
      onSaved();
      document.getElementById('content')?.scrollIntoView?.();
    });
  };
  const typed = useTypedDollars(wanted.maxBudget, BUDGET_DIGITS, (maxBudget) => change({ maxBudget }));
  return (
    <Stack as="form" gap={6} {...focus} className={form.form} onSubmit={submit} noValidate aria-labelledby="change">
      <h2 id="change">Change this alert</h2>
      <ChipQuestion
        legend="How often?"
        type="radio"
        name="frequency"
        options={alertFrequencies.map((id) => ({ id, label: frequencyLabels[id] }))}
        chosen={[frequency]}
        onChoose={setFrequency}
      />
      <Stack gap={3} className={form.fields}>
        <LabeledSelect
          id="alert-bedrooms"
          label="Bedrooms"
          none="Any"
          options={bedroomOptions}
          value={wanted.bedrooms}
          onChange={(bedrooms) => change({ bedrooms })}
        />
        <LabeledSelect
          id="alert-bathrooms"
          label="Minimum bathrooms"
          none="Any"
          options={bathroomOptions.map(({ value }) => ({ value, label: value }))}
          value={wanted.bathrooms}
          onChange={(bathrooms) => change({ bathrooms })}
        />
        <LabeledInput
          id="alert-budget"
          label="Maximum monthly rent, in dollars"
          error={problem}
          inputMode="numeric"
          {...typed}
        />
      </Stack>
      <ChipQuestion
        legend="Pets"
        options={petOptions.filter(({ id }) => id !== NO_PETS)}
        chosen={wanted.pets}
        onChoose={(id) => change({ pets: withToggled(wanted.pets, id) })}
      />
      <ChipQuestion
        legend="Must have"
        options={featureOptions}
        chosen={wanted.must}
        onChoose={(id) => change({ must: withToggled(wanted.must, id) })}
      />
      {others.length > 0 && (
        <Cluster gap={2} role="group" aria-label="Other filters">
          {others.map(({ label, without }) => (
            <button key={label} type="button" className={chipClass} onClick={() => change(without)}>
              <VisuallyHidden>Remove </VisuallyHidden>
              {label} <Icon name="cross" size={16} />
            </button>
          ))}
        </Cluster>
      )}
      <RequestFailed action={action} />
      <Button type="submit" busy={action.busy}>
        {alert.confirmed && alert.subscribed ? 'Save changes' : 'Save and turn on'}
      </Button>
    </Stack>
  );
}
