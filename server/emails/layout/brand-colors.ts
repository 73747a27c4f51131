import type { BrandCode } from '../../../domain/brands/brand.ts';
import { brandColors } from '../../../domain/brands/themes.ts';

/** The colors of a brand's emails: those of its light theme, since email clients do not support custom properties. */
export interface EmailPalette {
  page: string;
  line: string;
  ink: string;
  quiet: string;
  accent: string;
}

/** Returns a brand's palette. */
export function emailPalette(code: BrandCode): EmailPalette {
  const { sunken: page = '', line = '', ink = '', 'ink-2': quiet = '', accent = '' } = brandColors(code).light;
  return { page, line, ink, quiet, accent };
}
