import { Stack, Cluster } from '../../../components/layout/layout.tsx';
import { Text } from '../../../components/layout/text.tsx';
import { MAX_FLOORPLANS } from '../../../../domain/limits.ts';
import { Fragment, useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { HOUSE } from '../../../../domain/options/property-types.ts';
import { Button } from '../../../components/button.tsx';
import type { PostingValues } from '../draft/form-values.ts';
import { FloorplanRow } from './floorplan-row.tsx';
import { SectionError } from './section-error.tsx';
import { useFloorplans } from './use-floorplans.ts';
import parts from './section-fields.module.css';

const sectionTexts = {
  house: {
    row: 'Option',
    lead: 'The size and monthly rent of the house. Add an option for each way to rent it.',
    add: 'Add a rental option',
  },
  apartment: {
    row: 'Floorplan',
    lead: 'One row per floorplan, with its size and monthly rent.',
    add: 'Add a floorplan',
  },
};

/** Renders the rentable units: at least one row, each with rooms, size and rent. A house is one home with one or more rows. */
export function FloorplansSection() {
  const { type } = useForm<PostingValues>().getState().values;
  const { count, full, removed, add, duplicate, remove, undo, refOf } = useFloorplans();
  const { row: word, lead, add: addWords } = type === HOUSE ? sectionTexts.house : sectionTexts.apartment;
  const gone = (index: number) =>
    removed?.index === index && <RemovedRow key={removed.nth} title={`${word} ${index + 1}`} undo={undo} />;
  return (
    <>
      <Text className={parts.lead}>{lead}</Text>
      <Stack as="ol" role="list">
        {Array.from({ length: count }, (_, index) => (
          // rows have no id; their fields are bound by index
          <Fragment key={index}>
            {gone(index)}
            <FloorplanRow
              ref={refOf(index)}
              name={`floorplans[${index}]`}
              title={`${word} ${index + 1}`}
              full={full}
              duplicate={() => duplicate(index)}
              remove={count > 1 ? () => remove(index) : undefined}
            />
          </Fragment>
        ))}
        {gone(count)}
      </Stack>
      <SectionError field="floorplans" />
      {full ? (
        <Text className={parts.lead}>A listing can have up to {MAX_FLOORPLANS}.</Text>
      ) : (
        <div>
          <Button look="quiet" onClick={add}>
            {addWords}
          </Button>
        </div>
      )}
    </>
  );
}

/** Takes the place and the focus of a removed row, with an undo button. */
export function RemovedRow({ title, undo }: { title: string; undo: () => void }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => line.current?.querySelector('button')?.focus(), []);
  return (
    <Cluster as="li" nowrap spread ref={line} className={parts.removed}>
      <span role="status">{title} was removed.</span>
      <Button look="text" onClick={undo}>
        Undo
      </Button>
    </Cluster>
  );
}
