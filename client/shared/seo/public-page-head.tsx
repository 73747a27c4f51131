import { useOrigin, useSite } from '../../app/page-info.tsx';
import { withSiteParam } from '../../app/router/with-site-param.ts';
import { usePageMetadata, type StructuredData } from '../../app/render-status.tsx';
import { Head } from '../../components/head.tsx';

interface PublicPageHeadProps {
  title: string;
  description: string;
  keywords?: string;
  /** The page's one address: its path, without what a search or a campaign has added. */
  path: string;
  /** Which picture stands for it where it is shared: `college/ohio-state`. */
  picture: string;
  /**
   * What it is about, for search engines. Given on the server alone (`import.meta.env.SSR`), so that no browser loads
   * the code that makes it.
   */
  things: ((origin: string) => StructuredData[]) | null;
}

/** The head of a page that everybody may find: title, texts, its one address, and what programs read of it. */
export function PublicPageHead({ title, description, keywords, path, picture, things }: PublicPageHeadProps) {
  const origin = useOrigin();
  const site = useSite();
  const url = origin + path;
  const told = () => ({
    title,
    description,
    url,
    picture: origin + withSiteParam(`/social/${picture}.jpg`, site),
    things: things?.(origin) ?? [],
  });
  usePageMetadata(import.meta.env.SSR ? told : null);
  return <Head title={title} description={description} keywords={keywords} canonical={url} />;
}
