import { useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { isSectionComplete } from '../../../../domain/posting/completeness.ts';
import { visibleSections, type Section } from '../../../../domain/posting/sections.ts';
import { useParams } from '../../../app/router/router.tsx';
import { lazyPart } from '../../../components/lazy-part.tsx';
import { setFormValues, usePrefilledForm } from '../../../forms/use-prefilled-form.ts';
import { toCompletenessDraft, type PostingValues } from '../draft/form-values.ts';
import { useUploadsInProgress } from '../images/form-uploads.ts';
import { OptionalDetailsCard } from '../flow/optional-details-card.tsx';
import { PostingColumns } from '../posting-page.tsx';
import { PreviewCard } from '../preview-card.tsx';
import { SectionCard } from '../sections/section-card.tsx';
import { sectionHeading } from '../sections/section-components.ts';
import type { EditedListingFragment } from './edit-listing.generated.ts';
import { changedSections, toListingVersion, toPostingValues, type ListingVersion } from './edit-values.ts';
import { PropertyTypeCard } from './property-type-card.tsx';
import { PublishBar } from './publish-bar.tsx';
import { useEdit } from './use-edit.ts';
import { useNavigationBlocker } from './use-navigation-blocker.ts';

const sections = visibleSections(1);

const EditConflict = lazyPart(async () => (await import('./version-conflict.tsx')).EditConflict);
const HeldTextNotice = lazyPart(async () => (await import('../text-check/held-text-notice.tsx')).HeldTextNotice);
const EditReview = lazyPart(async () => (await import('./edit-review.tsx')).EditReview);

/** Every section at once, one button for all [§2]. It keeps the version that it was opened with. */
export function EditForm({ listing }: { listing: EditedListingFragment }) {
  const [first] = useState(() => toListingVersion(listing));
  const form = usePrefilledForm(() => first.values);
  return (
    <Form<PostingValues>
      form={form}
      subscription={{}}
      onSubmit={() => undefined}
      render={() => <Sections listing={listing} first={first} />}
    />
  );
}

function Sections({ listing, first }: { listing: EditedListingFragment; first: ListingVersion }) {
  const form = useForm<PostingValues>();
  const { values = form.getState().values } = useFormState<PostingValues>({ subscription: { values: true } });
  const edit = useEdit(listing.id, first);
  const { action, opened, theirs, held, done, kind } = edit;
  const otherKind = kind.chosen !== kind.published;
  const changed = changedSections(values, opened.values);
  const sendsPictures = useUploadsInProgress();
  useNavigationBlocker((changed.length > 0 || otherKind || sendsPictures) && !done);
  const draft = toCompletenessDraft(values);
  const { slug = '' } = useParams();
  const title = (section: Section) => sectionHeading(section, values.type);
  return (
    <PostingColumns aside={<PreviewCard />}>
      <EditReview slug={slug} restore={(draft) => setFormValues(form, { ...values, ...toPostingValues(draft) })} />
      <PropertyTypeCard listing={listing} kind={kind} busy={action.busy || done} />
      {sections.map((section) => (
        <SectionCard
          key={section.name}
          section={section}
          heading={title(section)}
          changed={changed.includes(section) && !done}
          submit={edit.publish}
        />
      ))}
      <OptionalDetailsCard />
      {theirs ? (
        <EditConflict
          key={theirs.version}
          message={theirs.message}
          opened={opened.values}
          mine={values}
          theirs={theirs.values}
          settle={edit.settle}
        />
      ) : (
        <>
          {held && <HeldTextNotice held={held} busy={action.busy} isEdit />}
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
        </>
      )}
    </PostingColumns>
  );
}
