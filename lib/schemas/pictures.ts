import { z } from 'zod';
import { id } from '@/lib/fields';

const share = z.number().min(0).max(1);

/** What must not be cut off a picture: its place, as shares of width and height. */
export const focusSchema = z.record(id, z.tuple([share, share]));
