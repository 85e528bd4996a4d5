import { Code } from '@/components/figures/parts/code';
import { DownloadLink } from '@/components/ui/download-link';
import { NoBreak } from '@/components/ui/no-break';
import { SectionShell } from '@/components/ui/section-shell';
import { excerptOf } from '@/lib/downloads';
import type { SectionOf } from '@/lib/schemas/sections';

/** An excerpt of code beside its heading, and the file that it is from. */
export function CodeSection({ section }: { section: SectionOf<'code'> }) {
  const { file, code } = excerptOf(section.excerpt);
  return (
    <SectionShell {...section} layout="split">
      <div className="drawn grid grid-cols-1 gap-5">
        {section.paragraphs?.map((paragraph) => (
          <p key={paragraph} className="max-w-text text-base">
            <NoBreak text={paragraph} size="text" />
          </p>
        ))}
        <Code>{code}</Code>
        <p>
          <DownloadLink name={file} />
        </p>
      </div>
    </SectionShell>
  );
}
