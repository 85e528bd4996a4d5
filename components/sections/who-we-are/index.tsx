import { SectionShell } from '@/components/ui/section-shell';
import { Picture } from '@/components/ui/picture';
import { anchors } from '@/content/routes';
import type { Home } from '@/lib/schemas/home';
import { Facts } from '../facts';
import type { HomeBlockProps } from '../home-block';

type WhoWeAreProps = HomeBlockProps<'whoWeAre'> & { facts: Home['facts'] };

/** Who we are: the track record as running text, what it means for three kinds of customer, and three figures. */
export function WhoWeAre({ content, facts, hiddenHeading = false }: WhoWeAreProps) {
  const model = <Picture picture={content.picture} sizes="(max-width: 1023px) calc(100vw - 40px), 28rem" />;
  const words = (
    <div>
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
    </div>
  );
  return (
    <SectionShell
      id={anchors.whoWeAre}
      title={content.title}
      hiddenHeading={hiddenHeading}
      ground="mist"
      layout={hiddenHeading ? 'stacked' : 'split'}
      aside={model}
    >
      {hiddenHeading ? (
        <div className="grid gap-12 lg:grid-cols-[7fr_5fr] lg:gap-20">
          {words}
          <div className="grid content-start gap-6">
            {model}
            <Facts facts={facts} tall />
          </div>
        </div>
      ) : (
        <>
          {words}
          <div className="mt-12">
            <Facts facts={facts} />
          </div>
        </>
      )}
    </SectionShell>
  );
}
