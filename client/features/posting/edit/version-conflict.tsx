import { useEffect, useId, useRef, useState } from 'react';
import { Cluster, Stack } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { Button } from '../../../components/button.tsx';
import { ChoiceChip } from '../../../components/chip.tsx';
import { ListingImage } from '../../../shared/listing-card/listing-image.tsx';
import type { PostingValues } from '../draft/form-values.ts';
import { differences, type Difference, type FieldName, type VersionOwner } from './differences.ts';
import css from './edit.module.css';

interface VersionConflictProps {
  message: string;
  /** The values that the form was opened with, those in it, and those that were published meanwhile. */
  opened: PostingValues;
  mine: PostingValues;
  theirs: PostingValues;
  settle: (fromThem: readonly FieldName[]) => void;
}

/** Renders what somebody else has published meanwhile beside one's own version, field by field, to choose from. */
export function VersionConflict({ message, opened, mine, theirs, settle }: VersionConflictProps) {
  const differing = differences(opened, mine, theirs);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const [chosen, setChosen] = useState<Partial<Record<FieldName, VersionOwner>>>({});
  useEffect(() => {
    heading.current?.parentElement?.scrollIntoView?.({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const sideOf = ({ name, likely }: Difference) => chosen[name] ?? likely;
  const all = (side: VersionOwner) => setChosen(Object.fromEntries(differing.map(({ name }) => [name, side])));
  const fromThem = differing.filter((difference) => sideOf(difference) === 'theirs').map(({ name }) => name);
  return (
    <Stack as="section" className={css.stale} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {message}
      </h2>
      <p>
        {differing.length === 0
          ? 'Both versions are the same, so nothing is lost.'
          : "None of your changes are lost, and the newer version isn't overwritten. Choose what to keep."}
      </p>
      {differing.length > 1 && (
        <Cluster gap={2} rows={0} className={css.all}>
          <Button look="text" onClick={() => all('mine')}>
            Keep all of mine
          </Button>
          <Button look="text" onClick={() => all('theirs')}>
            Use all of the newer version
          </Button>
        </Cluster>
      )}
      {differing.map((difference) => (
        <Stack as="fieldset" gap={3} key={difference.name} className={css.field}>
          <legend>{difference.label}</legend>
          {(['mine', 'theirs'] as const).map((side) => (
            <Stack gap={2} align="start" key={side} className={css.version}>
              <ChoiceChip
                type="radio"
                name={`${id}${difference.name}`}
                checked={sideOf(difference) === side}
                onChange={() => setChosen((before) => ({ ...before, [difference.name]: side }))}
                aria-describedby={`${id}${difference.name}-${side}`}
              >
                {side === 'mine' ? 'Keep mine' : 'Use the newer version'}
              </ChoiceChip>
              <Version id={`${id}${difference.name}-${side}`} difference={difference} side={side} />
            </Stack>
          ))}
        </Stack>
      ))}
      <Button onClick={() => settle(fromThem)}>Publish this</Button>
    </Stack>
  );
}

function Version({ id, difference, side }: { id: string; difference: Difference; side: VersionOwner }) {
  const lines = difference[side].filter((line) => line !== '');
  return (
    <div id={id} className={css.words}>
      {lines.length === 0 && <Text size="normal">Nothing</Text>}
      {lines.map((line, index) => (
        // lines have no identity of their own, and never move
        <p key={index}>{line}</p>
      ))}
      {difference.pictures && (
        <Cluster as="ul" gap={1} role="list" className={css.pictures}>
          {difference.pictures[side].map((address, index) => (
            <li key={address}>
              <ListingImage src={address} alt={`Image ${index + 1}`} width={72} height={52} sizes="72px" most={480} />
            </li>
          ))}
        </Cluster>
      )}
    </div>
  );
}
