import { useState } from 'react';
import { PERSONAL_DATA_SENT } from '../../../domain/account/personal-data.ts';
import { useBrand } from '../../app/page-info.tsx';
import { Button } from '../../components/button.tsx';
import { TextField } from '../../forms/fields/text-field.tsx';
import { RequestForm } from '../../forms/request-form.tsx';
import css from './legal-page.module.css';
import { useRequestPersonalDataMutation } from './personal-data-form.generated.ts';

/** Renders the form that emails a link to what is stored under an address. */
export function PersonalDataForm() {
  const { code: site } = useBrand();
  const [request] = useRequestPersonalDataMutation();
  const [sent, setSent] = useState<string | null>(null);
  return (
    <RequestForm
      className={css.form}
      initial={{ email: '' }}
      send={async ({ email }) => {
        setSent(null);
        return (await request({ variables: { email, site } })).data?.requestPersonalData;
      }}
      done={({ message }) => setSent(message ?? PERSONAL_DATA_SENT)}
    >
      {({ submit, failed }) => (
        <>
          <TextField name="email" label="Email" type="email" autoComplete="email" />
          <Button {...submit}>Email me a link</Button>
          <p role="status">{sent}</p>
          {failed}
        </>
      )}
    </RequestForm>
  );
}
