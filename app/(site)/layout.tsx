import { SiteShell } from '@/components/layout/site-shell';

/** The pages that are read on a screen. */
export default function SiteLayout({ children }: { children: React.ReactNode }) {
  return <SiteShell>{children}</SiteShell>;
}
