'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ComponentProps } from 'react';
import { assetUrl } from '@/lib/site';

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * A link inside the site. It fetches the next page when the visitor means it (hover, focus, touch), never on sight.
 * A section of the home page stays a plain anchor: `SectionJumps` makes those smooth, and they work without it.
 */
export function SiteLink({ href, ...rest }: SiteLinkProps) {
  const router = useRouter();
  if (href.includes('#')) return <a href={assetUrl(href)} {...rest} />;
  const prefetch = () => router.prefetch(href);
  return <Link href={href} prefetch={false} onPointerEnter={prefetch} onFocus={prefetch} {...rest} />;
}
