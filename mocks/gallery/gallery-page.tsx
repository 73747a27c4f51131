import { brandCodes } from '../../domain/brands/brand.ts';
import { useEffect, useState } from 'react';
import { Field, Input, Select } from '../../client/forms/fields/field.tsx';
import {
  parseGalleryFilter,
  matchesFilter,
  looksOf,
  galleryFilterQuery,
  type GalleryFilter,
  toggled,
} from './gallery-filter.ts';
import { schemes, widths, type Frame } from './frame.ts';
import { FrameView } from './frame-view.tsx';
import css from './gallery.module.css';
import { Chip, chipGroupClass } from '../../client/components/chip.tsx';

interface ToggleGroupProps<Value> {
  label: string;
  all: readonly Value[];
  chosen: readonly Value[];
  change: (chosen: readonly Value[]) => void;
}

/** Renders a multiple choice with at least one selection. */
function ToggleGroup<Value extends string | number>({ label, all, chosen, change }: ToggleGroupProps<Value>) {
  return (
    <fieldset className={css.toggles}>
      <legend>{label}</legend>
      <div className={chipGroupClass}>
        {all.map((value) => (
          <Chip key={value} pressed={chosen.includes(value)} onClick={() => change(toggled(chosen, all, value))}>
            {value}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the filter, stored in the URL so that reloads and links keep it. */
function useGalleryFilter(): [GalleryFilter, (part: Partial<GalleryFilter>) => void] {
  const [choice, setChoice] = useState(() => parseGalleryFilter(new URLSearchParams(location.search)));
  useEffect(() => history.replaceState(null, '', `${location.pathname}?${galleryFilterQuery(choice)}`), [choice]);
  return [choice, (part) => setChoice((now) => ({ ...now, ...part }))];
}

/** Returns the label of a group: 'Screens: renter' for `screens/renter`. */
const nameOf = (group: string) =>
  group.replace(/^(\w)(\w*)\//, (_, first: string, rest: string) => `${first.toUpperCase()}${rest}: `);

/** Renders all gallery entries in frames. */
export function GalleryPage({ frames }: { frames: readonly Frame[] }) {
  const [choice, change] = useGalleryFilter();
  const chosen = frames.filter((frame) => matchesFilter(frame, choice));
  const shown = chosen.map((frame) => ({ frame, looks: looksOf(frame, choice) }));
  const count = shown.reduce((sum, { looks }) => sum + looks.length, 0);
  const groups = [...new Map(frames.map(({ group }) => [group, nameOf(group)]))];
  return (
    <main className={css.page}>
      <title>Gallery</title>
      <header className={css.head}>
        <h1>Gallery</h1>
        <p role="status">
          <b>{count}</b> {count === 1 ? 'frame' : 'frames'} of {chosen.length} among {frames.length} screens and parts
        </p>
      </header>
      <div className={css.bar} role="search">
        <Field id="gallery-text" label="Find" className={css.find}>
          {(control) => (
            <Input
              {...control}
              type="search"
              value={choice.text}
              onChange={({ target }) => change({ text: target.value })}
            />
          )}
        </Field>
        <Field id="gallery-group" label="Group">
          {(control) => (
            <Select {...control} value={choice.group} onChange={({ target }) => change({ group: target.value })}>
              <option value="">All</option>
              {groups.map(([group, name]) => (
                <option key={group} value={group}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ToggleGroup label="Brand" all={brandCodes} chosen={choice.brands} change={(brands) => change({ brands })} />
        <ToggleGroup
          label="Width"
          all={widths}
          chosen={choice.widths}
          change={(chosenOnes) => change({ widths: chosenOnes })}
        />
        <ToggleGroup
          label="Scheme"
          all={schemes}
          chosen={choice.schemes}
          change={(chosenOnes) => change({ schemes: chosenOnes })}
        />
      </div>
      {groups.map(([group, name]) => {
        const members = shown.filter(({ frame }) => frame.group === group);
        if (members.length === 0) return null;
        return (
          <section key={group} className={css.group} aria-label={name}>
            <h2>
              {name} <small>{members.length}</small>
            </h2>
            <ul role="list" className={css.list}>
              {members.map(({ frame, looks }) => (
                <li key={frame.id} className={css.item} data-frame={frame.id}>
                  <h3>{frame.title}</h3>
                  <p>{frame.shows}</p>
                  <div className={css.frames}>
                    {looks.map((look) => (
                      <FrameView key={Object.values(look).join()} frame={frame} look={look} />
                    ))}
                  </div>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {count === 0 && <p className={css.nothing}>Nothing has that name. Try fewer words.</p>}
    </main>
  );
}
