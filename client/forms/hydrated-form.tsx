import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';

interface HydratedFormProps {
  className?: string | undefined;
  onSubmit: () => void;
  /** `ready` is false until hydration; the submit button is disabled until then. */
  children: (ready: boolean) => ReactNode;
}

/** Renders a form that is submitted after hydration only, since the browser's GET would write a password into the URL. */
export function HydratedForm({ className, onSubmit, children }: HydratedFormProps) {
  const form = useForm();
  const element = useRef<HTMLFormElement>(null);
  const [ready, setReady] = useState(false);
  const typed = useRef(new Map<string, string>());
  const note = ({ name, value }: HTMLInputElement | HTMLTextAreaElement) => typed.current.set(name, value);
  useLayoutEffect(() => {
    const inputs = element.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    for (const input of inputs ?? []) if (input.value !== '') note(input);
  }, []);
  // The library's own effects have just reset what was typed before and during hydration.
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
