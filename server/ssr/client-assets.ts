import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenAssets } from '../../client/app/entry-server.tsx';

interface Chunk {
  file: string;
  css?: string[];
  /** Manifest keys of the chunks that this chunk imports statically. */
  imports?: string[];
}

/** The one font file that every page uses; the browser would otherwise discover it only after the styles. */
const FONT = /figtree-latin-wght-normal[^/]*\.woff2$/;
/** A build of the client (vite.config.ts): its manifest and its entry. */
const SITE_BUILD = { manifest: '.vite/manifest.json', entry: 'client/app/main.tsx' };
/** The build for the pages of a widget's frame. */
export const FRAME_BUILD = { manifest: '.vite/widget.json', entry: 'client/widget/main.tsx' };
/** The build of the staff console. */
export const CONSOLE_BUILD = { manifest: '.vite/console.json', entry: 'client/features/admin/main.tsx' };
const servedUrl = (file: string) => `/${file}`;

/** Returns the styles of each screen, and its chunks to preload. @throws when the client has not been built. */
export function clientAssets(folder: string, build = SITE_BUILD): (module: string | undefined) => ScreenAssets {
  const { entry } = build;
  const manifest = JSON.parse(readFileSync(join(folder, build.manifest), 'utf8')) as Record<string, Chunk>;
  const known = new Map<string | undefined, ScreenAssets>();

  const collect = (key: string, into: Set<string>) => {
    if (into.has(key) || !manifest[key]) return;
    into.add(key);
    manifest[key].imports?.forEach((imported) => collect(imported, into));
  };

  const assetsOf = (module: string | undefined): ScreenAssets => {
    const keys = new Set<string>();
    collect(entry, keys);
    if (module) collect(module, keys);
    const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
    const script = manifest[entry]?.file;
    if (!script) throw new Error(`The manifest in ${folder} knows no ${entry}; build the client again.`);
    return {
      script: servedUrl(script),
      preloads: chunks.filter(({ file }) => file !== script).map(({ file }) => servedUrl(file)),
      fonts: Object.values(manifest).flatMap(({ file }) => (FONT.test(file) ? [servedUrl(file)] : [])),
      styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(servedUrl),
    };
  };

  return (module) => {
    const found = known.get(module) ?? assetsOf(module);
    known.set(module, found);
    return found;
  };
}
