import { z } from 'zod';
import { pictureName } from '@/lib/picture-file';

const share = z.number().min(0).max(1);

/** What must not be cut off pictures of one's own (content/pictures): where it is, from the top left corner. */
export const picturesSchema = z.strictObject({
  focus: z.array(
    z.strictObject({
      picture: z
        .string()
        .regex(pictureName, 'expected the name of a picture, such as "team-at-work"')
        .meta({ description: 'The name of its file without the ending' }),
      x: share.meta({ description: 'The share of its width, such as 0.5' }),
      y: share.meta({ description: 'The share of its height, such as 0.3' }),
    }),
  ),
});
