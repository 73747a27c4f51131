import { useEffect, useRef, type ReactNode } from 'react';
import { Stack } from '../../components/layout/layout.tsx';
import { Text } from '../../components/layout/text.tsx';
import { Button } from '../../components/button.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import css from './settings.module.css';

interface SettingRowProps {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** Whether the form replaces the button. */
  isOpen: boolean;
  open: () => void;
  children: ReactNode;
}

/** Renders an account setting: its current value, and a "Change" button that opens its form. */
export function SettingRow({ label, value, note, isOpen, open, children }: SettingRowProps) {
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const was = useRef(isOpen);
  // Focus moves into the form, and returns to the button that opened it.
  useEffect(() => {
    if (was.current === isOpen) return;
    was.current = isOpen;
    if (isOpen) form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus();
    else if (document.activeElement === document.body) button.current?.focus();
  }, [isOpen]);
  return (
    <div className={css.row}>
      <div>
        <Text as="div">{label}</Text>
        <div className={css.value}>{value}</div>
      </div>
      {!isOpen && (
        <Button ref={button} look="text" onClick={open}>
          Change <VisuallyHidden>{label.toLowerCase()}</VisuallyHidden>
        </Button>
      )}
      {note}
      {isOpen && (
        <Stack ref={form} className={css.open}>
          {children}
        </Stack>
      )}
    </div>
  );
}
