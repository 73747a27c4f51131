import type { ComparedFragment } from './console.generated.ts';
import { Scroll } from './console-parts.tsx';
import css from './console.module.css';

const rows = [
  { label: 'Phone', of: ({ phone }: ComparedFragment) => phone },
  { label: 'Address', of: ({ address }: ComparedFragment) => address },
  { label: 'Text', of: ({ text }: ComparedFragment) => text },
];
const plain = (text: string) => text.trim().toLowerCase();

/** Renders a text in review next to the listings of other accounts that are like it; what is the same is marked. */
export function Comparison({ listing, similar }: { listing: ComparedFragment; similar: readonly ComparedFragment[] }) {
  const all = [listing, ...similar];
  return (
    <Scroll label={`Listings like ${listing.name}`}>
      <table className={css.table}>
        <thead>
          <tr>
            <td />
            {all.map(({ name, slug }, index) => (
              <th key={slug ?? index} scope="col">
                {slug === null ? name : <a href={`/home/${slug}`}>{name}</a>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {all.map((each, index) => (
                <td key={each.slug ?? index}>
                  {index > 0 && plain(of(each)) === plain(of(listing)) ? <mark>{of(each)}</mark> : of(each)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Images</th>
            {all.map(({ slug, images, name }, index) => (
              <td key={slug ?? index}>
                {images.map((image, at) => (
                  <img key={image} src={image} alt={`${at + 1} of ${name}`} className={css.image} loading="lazy" />
                ))}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Scroll>
  );
}
