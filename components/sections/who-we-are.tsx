import { SectionShell } from '@/components/ui/section-shell';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { HomeBlockProps } from './home-block';

/** Who we are: the track record as running text, and what it means for three kinds of customer. */
export function WhoWeAre({ content, headless = false }: HomeBlockProps<'whoWeAre'>) {
  return (
    <SectionShell
      id={anchors.whoWeAre}
      title={content.title}
      headless={headless}
      ground="mist"
      layout="split"
      aside={<Picture picture={content.picture} sizes="28rem" />}
    >
      <h3 className="mb-6 text-heading-3">{content.subtitle}</h3>
      {content.paragraphs.map((paragraph, index) => (
        <p key={paragraph} className={`mb-5 max-w-text ${index === 0 ? 'text-lead' : 'text-muted'}`}>
          {paragraph}
        </p>
      ))}
      <dl className="ruled mt-12">
        {content.milestones.map((milestone) => (
          <div key={milestone.when} className="grid gap-2 py-6 sm:grid-cols-[8rem_1fr] sm:gap-8">
            <dt className="text-title font-semibold">{milestone.when}</dt>
            <dd className="max-w-text text-muted">{milestone.what}</dd>
          </div>
        ))}
      </dl>
    </SectionShell>
  );
}
