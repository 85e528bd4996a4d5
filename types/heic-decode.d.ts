declare module 'heic-decode' {
  /** The first picture of a HEIC file, turned as the file says, with four bytes for each pixel: red, green, blue, alpha. */
  export default function decode(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
}
