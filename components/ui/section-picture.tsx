import type { Picture as PictureContent } from '@/lib/schemas/parts';
import { Picture } from './picture';

/** A model of its own beside a section's words: small, so that it takes the files for a phone. */
export function SectionPicture({ picture }: { picture: PictureContent }) {
  return <Picture picture={picture} sizes="(max-width: 1023px) calc(100vw - 40px), 30rem" small />;
}
