import { useRef, useState, type FormEvent } from 'react';
import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { reportReasons } from '../../../../domain/trust/report-reasons.ts';
import { useBrand } from '../../../app/page-info.tsx';
import { Button } from '../../../components/button.tsx';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { Input, TextArea } from '../../../forms/fields/field.tsx';
import { FormField } from '../../../forms/fields/form-field.tsx';
import { honeypotValue, HoneypotField } from '../../../forms/fields/honeypot-field.tsx';
import { RejectedFieldsProvider, useRejectedFields } from '../../../forms/rejected-fields.tsx';
import { RequestFailed } from '../../../forms/request-failed.tsx';
import { useFormRequest } from '../../../forms/use-form-request.ts';
import { DialogShell } from '../../../shared/dialogs/dialog-shell.tsx';
import { closeDialog, type Dialogs } from '../../../shared/dialogs/dialog-store.ts';
import { useReportListingMutation } from './report-listing.generated.ts';
import css from './report-dialog.module.css';

/** Renders the dialog that reports a listing to staff, by anyone (K66). */
export function ReportDialog({ id, name }: Dialogs['report']) {
  return (
    <DialogShell title={`Report ${name}`}>
      <RejectedFieldsProvider>
        <ReportForm id={id} />
      </RejectedFieldsProvider>
    </DialogShell>
  );
}

function ReportForm({ id }: { id: string }) {
  const { code: site } = useBrand();
  const { errors, clear, idOf } = useRejectedFields();
  const [report] = useReportListingMutation();
  const { action, send } = useFormRequest();
  const [given, setGiven] = useState({ reason: '', details: '', email: '' });
  const [sent, setSent] = useState(false);
  const done = useRef<HTMLDivElement>(null);
  const change = (field: keyof typeof given, value: string) => {
    clear(field);
    setGiven((before) => ({ ...before, [field]: value }));
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = honeypotValue(event.currentTarget);
    const variables = { report: { listingId: id, ...given, site, website } };
    send(
      async () => (await report({ variables })).data?.reportListing,
      () => {
        setSent(true);
        // The focused button has been removed.
        done.current?.focus();
      },
    );
  };

  const reasonError = errors['reason']?.[0];
  return (
    <div ref={done} tabIndex={-1} className={css.box}>
      <div role="status">
        {sent && (
          <>
            <p>
              <strong>Thank you. A person will check this listing.</strong>
            </p>
            <p>
              {given.email.trim() === ''
                ? "You didn't leave an email, so we can't tell you what comes of it."
                : "Check your email and confirm the report. We'll email you what comes of it."}
            </p>
            <p>Never pay for a home before you have seen it.</p>
          </>
        )}
      </div>
      {sent ? (
        <Button onClick={closeDialog}>Done</Button>
      ) : (
        <form className={css.form} onSubmit={submit} noValidate>
          <ErrorSummary owns={() => true} />
          <Stack
            as="fieldset"
            gap={1}
            className={css.reasons}
            aria-describedby={reasonError ? `${idOf('reason')}-error` : undefined}
          >
            <legend>What is wrong?</legend>
            {reasonError && (
              <Text bad id={`${idOf('reason')}-error`}>
                {reasonError}
              </Text>
            )}
            {reportReasons.map(({ code, label }, index) => (
              <Cluster as="label" nowrap key={code} className={css.reason}>
                <input
                  id={index === 0 ? idOf('reason') : undefined}
                  type="radio"
                  name="reason"
                  value={code}
                  checked={given.reason === code}
                  onChange={() => change('reason', code)}
                />
                {label}
              </Cluster>
            ))}
          </Stack>
          <FormField name="details" label="Details" optional={given.reason !== 'other'}>
            {(control) => (
              <TextArea
                {...control}
                name="details"
                rows={3}
                maxLength={2000}
                value={given.details}
                onChange={({ target }) => change('details', target.value)}
              />
            )}
          </FormField>
          <FormField
            name="email"
            label="Email"
            optional
            hint="Only to tell you what comes of it. The landlord never learns who reported."
          >
            {(control) => (
              <Input
                {...control}
                type="email"
                name="email"
                autoComplete="email"
                value={given.email}
                onChange={({ target }) => change('email', target.value)}
              />
            )}
          </FormField>
          <RequestFailed action={action} />
          <Button type="submit" busy={action.busy}>
            {action.busy ? 'Sending …' : 'Send report'}
          </Button>
          <HoneypotField />
        </form>
      )}
    </div>
  );
}
