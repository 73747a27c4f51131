import type { BrandCode } from '../../../domain/brands/brands.ts';

/** The colours of a brand's letters: those of its pages by day, for mail programs know no custom properties. */
export interface EmailPalette {
  page: string;
  line: string;
  ink: string;
  quiet: string;
  accent: string;
}

export const emailPalettes: Record<BrandCode, EmailPalette> = {
  default: { page: '#f6f3ec', line: '#e4dfd2', ink: '#20302a', quiet: '#5c6a63', accent: '#1f5a43' },
  csa: { page: '#eef2f9', line: '#dbe2ee', ink: '#141c2b', quiet: '#505c70', accent: '#1b4db1' },
  cr: { page: '#f5eee2', line: '#e8dfcf', ink: '#251b15', quiet: '#66574c', accent: '#9c3b22' },
  liveherehousing: { page: '#f1eee5', line: '#e2ddd0', ink: '#17211f', quiet: '#51605f', accent: '#0e6470' },
};
