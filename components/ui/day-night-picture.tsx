import type { Picture as PictureContent } from '@/lib/schema';
import { daySceneOf, Renditions } from './picture';

interface DayNightPictureProps {
  /** A scene by night. */
  picture: PictureContent;
  /** The `sizes` attribute: how wide the layout shows it, by viewport. */
  sizes: string;
}

/**
 * A model that begins by day and lights up as it comes into view, where the scene has both pictures and the browser has
 * view timelines; everywhere else, and by night, it is lit already.
 */
export function DayNightPicture({ picture, sizes }: DayNightPictureProps) {
  const day = daySceneOf(picture.scene);
  if (!day) return <Renditions picture={picture} sizes={sizes} />;
  return (
    <div className="day-to-night stack">
      <Renditions picture={{ scene: day, alt: '' }} sizes={sizes} className="day-picture" />
      <Renditions picture={picture} sizes={sizes} className="night-picture" />
    </div>
  );
}
