import type { ReactNode } from 'react';
import type { LocationType } from '../../domain/options/location-types.ts';
import { useBrand } from '../boot.tsx';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/anchor.tsx';
import { buttonClass } from '../ui/button.tsx';
import { FactChip } from '../ui/chip.tsx';
import { Head } from '../ui/head.tsx';
import { Wrap } from '../ui/wrap.tsx';
import { HomesNear } from './homes-near.tsx';
import css from './place-screen.module.css';

export interface PlaceScreenProps {
  type: LocationType;
  id: string;
  /** 'Ohio State University', 'Columbus, OH', 'Ohio'. */
  name: string;
  url: string;
  /** The page's own texts [§2]. */
  page: { title: string; description: string; keywords: string };
  heading: string;
  facts: readonly string[];
  homes: number;
  children?: ReactNode;
}

/** A college, a city or a state: what it has, the way to one's matches, and some homes to look at. */
export function PlaceScreen({ type, id, name, url, page, heading, facts, homes, children }: PlaceScreenProps) {
  const { code } = useBrand();
  return (
    <>
      <Head title={page.title} description={page.description} keywords={page.keywords} canonical={url} />
      <Wrap>
        <div className={css.hero}>
          <h1>{heading}</h1>
          <p className={css.lead}>{page.description}</p>
          <div className={css.facts}>
            {facts.map((fact) => (
              <FactChip key={fact}>{fact}</FactChip>
            ))}
          </div>
          <div className={css.row}>
            <Anchor className={buttonClass()} href={paths.questionnaire(type, id, code)}>
              Find my match
            </Anchor>
            {homes > 0 && (
              <Anchor
                className={buttonClass('quiet')}
                href={paths.matches({ locationType: type, locationId: Number(id), site: code })}
              >
                See all homes
              </Anchor>
            )}
          </div>
        </div>
        <HomesNear type={type} id={id} name={name} />
        {children}
      </Wrap>
    </>
  );
}
