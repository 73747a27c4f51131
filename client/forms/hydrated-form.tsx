import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';

interface HydratedFormProps {
  className?: string | undefined;
  onSubmit: () => void;
  /** `ready` is false until this code runs the form: its submit button is disabled as long. */
  children: (ready: boolean) => ReactNode;
}

/**
 * A form that the server renders and that asks for what must never stand in an address. Until its code has come it
 * cannot be sent (the browser's own GET would write the password into the URL), and what was typed by then is kept.
 */
export function HydratedForm({ className, onSubmit, children }: HydratedFormProps) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  const typed = useRef(new Map<string, string>());
  const note = ({ name, value }: HTMLInputElement | HTMLTextAreaElement) => typed.current.set(name, value);
  useLayoutEffect(() => {
    for (const input of element.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ??
      [])
      if (input.value !== '') note(input);
  }, []);
  // The library's fields register in effects of their own, which come before this one and set back what was typed until
  // then: before React took the form over, and in the moment since.
  useEffect(() => {
    for (const [name, value] of typed.current) form.change(name, value);
    setReady(true);
  }, [form]);
  return (
    <form
      ref={element}
      className={className}
      method="post"
      noValidate
      onInputCapture={({ target }) => {
        if (!ready && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) note(target);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children(ready)}
    </form>
  );
}
