import { Button } from '../../components/button.tsx';
import { errorMessage } from '../../graphql/error-message.ts';

interface LoadErrorLineProps {
  error: unknown;
  className: string | undefined;
  busy?: boolean;
  /** Label of the button. */
  label?: string;
  refetch: () => Promise<unknown>;
}

/** Renders an error and a button that loads again, as one line in place of a list that failed to load. */
export function LoadErrorLine({ error, className, busy = false, label = 'Try again', refetch }: LoadErrorLineProps) {
  return (
    <p role="status" className={className}>
      {errorMessage(error)}{' '}
      <Button look="text" busy={busy} onClick={() => void refetch().catch(() => undefined)}>
        {label}
      </Button>
    </p>
  );
}
