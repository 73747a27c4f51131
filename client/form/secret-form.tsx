import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';

interface SecretFormProps {
  className?: string | undefined;
  onSubmit: () => void;
  /** `ready` is false until this code runs the form: its submit button is disabled as long. */
  children: (ready: boolean) => ReactNode;
}

/**
 * A form that the server renders and that asks for what must never stand in an address. Until its code has come it
 * cannot be sent (the browser's own GET would write the password into the URL), and what was typed by then is kept.
 */
export function SecretForm({ className, onSubmit, children }: SecretFormProps) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  const typed = useRef<readonly { name: string; value: string }[]>([]);
  useLayoutEffect(() => {
    const inputs = [...(element.current?.querySelectorAll('input') ?? [])];
    typed.current = inputs.map(({ name, value }) => ({ name, value })).filter(({ value }) => value !== '');
  }, []);
  // Only now: the library's fields, which register in effects of their own, would set back an earlier change.
  useEffect(() => {
    for (const { name, value } of typed.current) form.change(name, value);
    setReady(true);
  }, [form]);
  return (
    <form
      ref={element}
      className={className}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children(ready)}
    </form>
  );
}
