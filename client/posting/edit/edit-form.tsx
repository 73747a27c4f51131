import { useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { isSectionComplete } from '../../../domain/posting/completeness.ts';
import { visibleSections, type Section } from '../../../domain/posting/sections.ts';
import { useFilledForm } from '../../form/use-filled-form.ts';
import { draftOf, type PostingValues } from '../draft/posting-values.ts';
import { usePicturesUnderWay } from '../images/uploads-of.ts';
import { PostingColumns } from '../posting-page.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { SectionCard } from '../sections/section-card.tsx';
import { headingOf } from '../sections/section-parts.ts';
import { differences } from './differences.ts';
import type { EditedListingFragment } from './edit-listing.generated.ts';
import { changedSections, openedOf, type Opened } from './edit-values.ts';
import { KindCard } from './kind-card.tsx';
import { PublishBar } from './publish-bar.tsx';
import { StaleChoice } from './stale-choice.tsx';
import { useEdit } from './use-edit.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

const sections = visibleSections(true);

/** Every section at once, one button for all [§2]. It keeps the version that it was opened with. */
export function EditForm({ listing }: { listing: EditedListingFragment }) {
  const [first] = useState(() => openedOf(listing));
  const form = useFilledForm(() => first.values);
  return (
    <Form<PostingValues>
      form={form}
      subscription={{}}
      onSubmit={() => undefined}
      render={() => <Sections listing={listing} first={first} />}
    />
  );
}

function Sections({ listing, first }: { listing: EditedListingFragment; first: Opened }) {
  const form = useForm<PostingValues>();
  const { values = form.getState().values } = useFormState<PostingValues>({ subscription: { values: true } });
  const edit = useEdit(listing.id, first);
  const { action, opened, theirs, done, kind } = edit;
  const otherKind = kind.chosen !== kind.published;
  const changed = changedSections(values, opened.values);
  const sendsPictures = usePicturesUnderWay();
  useLeaveGuard((changed.length > 0 || otherKind || sendsPictures) && !done);
  const draft = draftOf(values);
  const title = (section: Section) => headingOf(section, values.type);
  return (
    <PostingColumns aside={<PreviewCard />}>
      <KindCard listing={listing} kind={kind} busy={action.busy || done} />
      {sections.map((section) => (
        <SectionCard
          key={section.name}
          section={section}
          heading={title(section)}
          changed={changed.includes(section) && !done}
          submit={edit.publish}
        />
      ))}
      {theirs ? (
        <StaleChoice
          key={theirs.version}
          message={theirs.message}
          differences={differences(opened.values, values, theirs.values)}
          settle={edit.settle}
        />
      ) : (
        <PublishBar
          action={action}
          done={done}
          changed={[...(otherKind ? ['Property Type'] : []), ...changed.map(title)]}
          chargeCents={kind.quote?.chargeCents ?? 0}
          waits={otherKind && !kind.quote}
          incomplete={sections.filter(({ name }) => !isSectionComplete(name, draft)).map(title)}
          publish={edit.publish}
          discard={edit.discard}
        />
      )}
    </PostingColumns>
  );
}
