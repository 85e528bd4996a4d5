declare module 'subset-font' {
  interface Options {
    targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Leaves out the shapes that layout features could put in a letter's place. */
    noLayoutClosure?: boolean;
    /** Leaves out the instructions for screens of low resolution. */
    noHinting?: boolean;
    /** The only layout features that stay, such as 'kern'. */
    keepFeatures?: readonly string[];
    /** Tables that are left out, such as 'STAT'. */
    dropTables?: readonly string[];
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
