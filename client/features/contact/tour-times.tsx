import { Stack } from '../../components/layout/layout.tsx';
import { Notice, Text } from '../../components/layout/text.tsx';
import { MAX_TOUR_TIMES } from '../../../domain/limits.ts';
import { useId } from 'react';
import { flushSync } from 'react-dom';
import { isTourTime } from '../../../domain/leads/lead-rules.ts';
import { Button } from '../../components/button.tsx';
import { useRefocus } from '../../components/hooks/use-refocus.ts';
import { Icon } from '../../components/icon.tsx';
import { Input } from '../../forms/fields/field.tsx';
import { useRejectedFields } from '../../forms/rejected-fields.tsx';
import { useToday } from '../../shared/preferences/use-today.ts';
import css from './contact-request.module.css';

/**
 * Returns the times that are filled in, or the error of the first one that cannot be sent. `today` is YYYY-MM-DD; a
 * field of `form` with a day alone has no value, and is an error.
 */
export function checkTourTimes(
  times: readonly string[],
  today: string,
  form: HTMLFormElement,
): { times: string[] } | { error: string } {
  const filled = times.filter((time) => time !== '');
  const fields = [...form.querySelectorAll<HTMLInputElement>('[type=datetime-local]')];
  if (!filled.every(isTourTime) || fields.some(({ validity }) => validity.badInput))
    return { error: 'Choose a day and a time.' };
  if (filled.some((time) => time.slice(0, 10) < today))
    return { error: 'That date has passed. Choose today or later.' };
  return { times: filled };
}

interface TourTimesProps {
  value: readonly string[];
  onChange: (times: readonly string[]) => void;
}

/** Renders up to three suggested tour times, in the listing's local time; none until one is added. */
export function TourTimes({ value, onChange }: TourTimesProps) {
  const id = useId();
  const today = useToday();
  const focus = useRefocus<HTMLFieldSetElement>();
  const { errors, clear, idOf } = useRejectedFields();
  const error = errors['tourTimes']?.[0];
  const change = (next: readonly string[]) => {
    clear('tourTimes');
    onChange(next);
  };
  const add = () => {
    flushSync(() => change([...value, '']));
    focus.ref.current?.querySelector<HTMLInputElement>('li:last-child input')?.focus();
  };
  return (
    <Stack as="fieldset" gap={3} {...focus} className={css.tours}>
      <legend>
        When could you tour it? <Text as="span">Optional, in the home's local time</Text>
      </legend>
      {value.length > 0 && (
        <ul role="list">
          {value.map((time, index) => (
            // The position is the identity: times may be equal while they are typed.
            // eslint-disable-next-line react/no-array-index-key
            <li key={index}>
              <Input
                type="datetime-local"
                id={index === 0 ? idOf('tourTimes') : undefined}
                aria-label={`Tour time ${index + 1}`}
                aria-invalid={error !== undefined || undefined}
                aria-describedby={error === undefined ? undefined : `${id}-error`}
                min={`${today}T00:00`}
                value={time}
                onChange={({ target }) => change(value.map((other, at) => (at === index ? target.value : other)))}
              />
              <Button
                look="text"
                aria-label={`Remove tour time ${index + 1}`}
                onClick={() => change(value.filter((_, at) => at !== index))}
              >
                <Icon name="cross" size={16} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && (
        <Notice as="p" id={`${id}-error`}>
          {error}
        </Notice>
      )}
      {value.length < MAX_TOUR_TIMES && (
        <Button look="text" onClick={add}>
          {value.length === 0 ? 'Suggest a tour time' : 'Add another time'}
        </Button>
      )}
    </Stack>
  );
}
