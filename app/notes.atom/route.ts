import { notesFeed } from '@/site/feed';

export const dynamic = 'force-static';

/** The notes as a feed (RFC 4287). */
export function GET(): Response {
  return new Response(notesFeed(), { headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' } });
}
