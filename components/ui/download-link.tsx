import { download } from '@/site/downloads';

/** The way to a file that readers can load, with what it is, how large, and under which licence. */
export function DownloadLink({ name }: { name: string }) {
  const { href, about } = download(name);
  return (
    <>
      <a href={href} download className="font-semibold text-link underline decoration-1 underline-offset-4">
        {name}
      </a>{' '}
      <span className="text-small text-muted">{about}</span>
    </>
  );
}
