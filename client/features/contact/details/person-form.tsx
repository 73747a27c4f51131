import { useEffect, useState, type FormEvent } from 'react';
import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { hasErrors, type FieldErrors } from '../../../../domain/field-errors.ts';
import { defaultRenter } from '../../../shared/renter/renter-defaults.ts';
import { useRenter, useUpdateRenter } from '../../../shared/renter/renter-store.ts';
import { useInFrame } from '../../../app/page-info.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useAsyncAction } from '../../../forms/use-async-action.ts';
import { focusFirstField, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { paths } from '../../../app/paths.ts';
import { Anchor } from '../../../components/anchor.tsx';
import { Button } from '../../../components/button.tsx';
import { notify } from '../../../components/notices/notice-store.ts';
import { usePreloadedNavigate } from '../../../app/router/use-preloaded-navigate.ts';
import { AlertCheckbox, useAlertSearch } from '../../../shared/alerts/alert-checkbox.tsx';
import { useSubscribe } from '../../../shared/alerts/use-subscribe.ts';
import { LazyMoveInRequest } from './lazy-move-in-request.tsx';
import type { PendingRequest } from '../pending-request.ts';
import { forgetAllUnsent } from '../unsent-request.ts';
import { PersonFields } from './person-fields.tsx';
import { contactErrors } from '../../../shared/contact/contact-errors.ts';
import css from '../contact-request.module.css';

/** Renders the renter's contact details, to continue a request or to update them. */
export function PersonForm({ pending }: { pending?: PendingRequest | undefined }) {
  const { contact } = useRenter();
  const place = useInFrame() ? 'on this page' : 'on this device';
  const update = useUpdateRenter();
  const go = usePreloadedNavigate();
  const { show, idOf } = useRejectedFields();
  const [person, setPerson] = useState(contact);
  const alert = useAlertSearch();
  const [mailMe, setMailMe] = useState(false);
  const subscribe = useSubscribe();
  const action = useAsyncAction();

  const refused = pending?.refused;
  useEffect(() => {
    if (refused) show(refused);
  }, [refused, show]);

  const goesOn = pending !== undefined;
  useEffect(() => {
    // Preloads the next step while this one is filled in.
    if (goesOn) void LazyMoveInRequest.preload().catch(() => undefined);
  }, [goesOn]);

  const refuse = (errors: FieldErrors) => {
    show(errors);
    focusFirstField(Object.keys(errors), idOf);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = contactErrors(person);
    if (hasErrors(wrong)) return refuse(wrong);
    show(wrong);
    update((renter) => ({ ...renter, contact: person }));
    const wanted = mailMe ? alert : null;
    void action.run(async () => {
      const refusal = wanted && (await subscribe(wanted, person));
      if (refusal) return refuse(refusal);
      if (pending) void go(paths.moveIn(), { state: { ask: pending.ask } satisfies PendingRequest });
      else
        notify(wanted ? 'Saved. If the alert is new, confirm it with the link we emailed you.' : `Saved ${place}.`, {
          tone: 'good',
        });
    });
  };
  const forget = () => {
    update((renter) => ({ ...renter, contact: defaultRenter.contact }));
    forgetAllUnsent();
    const undo = () => update((renter) => ({ ...renter, contact }));
    notify('Your details are no longer saved on this device.', { action: { label: 'Undo', run: undo } });
  };

  return (
    <Stack as="form" onSubmit={submit} noValidate>
      <ErrorSummary owns={() => true} />
      <PersonFields value={person} onChange={setPerson} />
      {alert && <AlertCheckbox search={alert} chosen={mailMe} onChange={setMailMe} />}
      <Cluster gap={4} rows={2}>
        <Button type="submit" busy={action.busy}>
          {pending ? 'Continue →' : 'Save'}
        </Button>
        {!pending && (
          <Anchor className={css.aside} href={paths.moveIn()}>
            Your move-in details
          </Anchor>
        )}
        {!pending && (
          <Button look="text" onClick={forget}>
            Delete my details
          </Button>
        )}
      </Cluster>
      <RequestFailed action={action} />
      <Text>
        Saved {place} {mailMe && alert ? 'too' : 'only'}, to fill in your next request
        {mailMe && alert ? ', and with us for your alert' : ''}. Landlords get them only when you contact them.
      </Text>
    </Stack>
  );
}
