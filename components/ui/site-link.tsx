import type { ComponentProps } from 'react';
import { assetUrl } from '@/site/urls';

/** A link inside the site: a plain anchor below the base path, which the browser follows. */
export function SiteLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <a href={assetUrl(href)} {...rest} />;
}
