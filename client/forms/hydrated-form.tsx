import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-final-form';

interface HydratedFormProps {
  className?: string | undefined;
  onSubmit: () => void;
  /** `ready` is false until hydration; the submit button is disabled until then. */
  children: (ready: boolean) => ReactNode;
}

/**
 * Renders a server-rendered form whose values must never appear in a URL. It cannot be submitted before hydration (the
 * browser's own GET would write the password into the URL), and input typed until then is kept.
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
  // The library registers its fields in effects that run before this one and reset what was typed until then, before and
  // during hydration.
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
