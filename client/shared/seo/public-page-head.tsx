import { useOrigin, useSite } from '../../app/page-info.tsx';
import { withSiteParam } from '../../app/router/with-site-param.ts';
import { usePageMetadata, type StructuredData } from '../../app/render-status.tsx';
import { Head } from '../../components/head.tsx';

interface PublicPageHeadProps {
  title: string;
  description: string;
  keywords?: string;
  /** The canonical path, without search or campaign parameters. */
  path: string;
  /** The social sharing image, such as `college/ohio-state`. */
  picture: string;
  /** Creates the structured data; only on the server (`import.meta.env.SSR`), so that no browser loads its code. */
  things: ((origin: string) => StructuredData[]) | null;
}

/** Renders the head of an indexable page: title, description, canonical URL, and structured data. */
export function PublicPageHead({ title, description, keywords, path, picture, things }: PublicPageHeadProps) {
  const origin = useOrigin();
  const site = useSite();
  const url = origin + path;
  const metadata = () => ({
    title,
    description,
    url,
    picture: origin + withSiteParam(`/social/${picture}.jpg`, site),
    things: things?.(origin) ?? [],
  });
  usePageMetadata(import.meta.env.SSR ? metadata : null);
  return <Head title={title} description={description} keywords={keywords} canonical={url} />;
}
