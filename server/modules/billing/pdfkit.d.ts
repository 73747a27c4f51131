/** The part of pdfkit that receipts use; the package has no types of its own. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
  }

  export default class PDFDocument extends Readable {
    constructor(options: { size: 'LETTER'; margin: number; info: Record<string, string> });
    y: number;
    font(nameOrFile: string): this;
    fontSize(size: number): this;
    text(text: string, x?: number, y?: number, options?: TextOptions): this;
    moveDown(lines?: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(width: number): this;
    stroke(color: string): this;
    end(): void;
  }
}
