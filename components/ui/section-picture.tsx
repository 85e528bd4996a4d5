import type { Picture as PictureContent } from '@/lib/schema';
import { Picture } from './picture';

/**
 * A model of its own beside a section's words: small, so that it takes the files for a phone.
 * @param width how wide a large screen shows it, as CSS has it
 */
export function SectionPicture({ picture, width = '30rem' }: { picture: PictureContent; width?: string }) {
  return <Picture picture={picture} sizes={`(max-width: 1023px) calc(100vw - 40px), ${width}`} small />;
}
