import { company } from '@/content/company';

/** The mark and the company's name in the site's type: the name is text, so that a rebrand changes it everywhere. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-3 text-[1.375rem] leading-none font-semibold tracking-tight">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
        <path className="wordmark-side" d="M26 7v10l4 2v4l-14 7-1-2v-2l-4-2V13.5L25 7z" />
        <path fill="#e8663d" d="M2 9l10 5v10l4 2v4L2 23z" />
        <path fill="#ffd98f" d="M16 2l10 5-14 7L2 9zm10 15l4 2-14 7-4-2z" />
      </svg>
      {company.brand}
    </span>
  );
}
