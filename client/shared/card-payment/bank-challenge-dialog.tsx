import { useEffect, useRef } from 'react';
import { Cluster } from '../../components/layout/layout.tsx';
import { Button } from '../../components/button.tsx';
import { DialogShell } from '../dialogs/dialog-shell.tsx';
import { closeDialog, type Dialogs } from '../dialogs/dialog-store.ts';
import dialogs from '../dialogs/dialogs.module.css';

/** Renders a test card's 3-D Secure challenge as Stripe's test mode does; closing the dialog in any way fails it. */
export function BankChallengeDialog({ answer }: Dialogs['bank-challenge']) {
  const outcome = useRef<'succeed' | 'fail'>('fail');
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
      // Development mode mounts twice: only a dialog that stays away was closed.
      setTimeout(() => !shown.current && answer(outcome.current));
    };
  }, [answer]);
  const decide = (chosen: 'succeed' | 'fail') => {
    outcome.current = chosen;
    closeDialog();
  };
  return (
    <DialogShell title="Confirm your payment">
      <p>
        <b>Test bank.</b> This test card requires 3-D Secure: its bank asks the cardholder to confirm the payment. With
        a real card, your own bank&apos;s page shows up here.
      </p>
      <Cluster className={dialogs.buttons}>
        <Button look="quiet" onClick={() => decide('fail')}>
          Fail authentication
        </Button>
        <Button data-first onClick={() => decide('succeed')}>
          Complete authentication
        </Button>
      </Cluster>
    </DialogShell>
  );
}
