import { Logo } from '@/components/ui/logo';
import { SectionShell } from '@/components/ui/section-shell';
import type { Home } from '@/lib/schemas/home';
import { ui } from '@/content/interface';
import { logos, type LogoId } from '@/content/logos';
import { anchors } from '@/content/routes';
import type { HomeBlockProps } from '../home-block';
import styles from './techstack-accordion.module.css';

type Techstack = Home['techstack'];
type Group = Techstack['groups'][number];

/**
 * The home page's techstack: native exclusive <details>, so that it opens without a script and find-in-page opens
 * it too; the first group is open, the third has no expansion (docs/requirements.md, "Techstack").
 */
export function TechstackAccordion({ content, hiddenHeading = false }: HomeBlockProps<'techstack'>) {
  const [first, second, cloud] = content.groups;
  return (
    <SectionShell
      {...content}
      id={anchors.techstack}
      layout="split"
      hiddenHeading={hiddenHeading}
      beside={<Expertise expertise={content.expertise} />}
    >
      <div className="ruled">
        {first && <Expandable group={first} open />}
        {second && <Expandable group={second} />}
        {cloud && (
          <div className="print:py-2">
            <div className="grid gap-1 py-5 print:p-0">
              <GroupHeading group={cloud} />
            </div>
            <Items group={cloud} />
          </div>
        )}
      </div>
    </SectionShell>
  );
}

/** No paragraph and no div: in a `<summary>` HTML allows headings and phrasing alone. */
function GroupHeading({ group }: { group: Group }) {
  return (
    <>
      <h3 className="text-heading-3">{group.title}</h3> <span className="col-start-1 text-muted">{group.summary}</span>
    </>
  );
}

function Expandable({ group, open }: { group: Group; open?: boolean }) {
  return (
    <details name="techstack" open={open} className="accordion">
      <summary className={`plus-summary ${styles.summary}`}>
        <GroupHeading group={group} />
      </summary>
      <Items group={group} />
    </details>
  );
}

/** Technologies as tiles, each with its mark, where there is one, and its name. */
function Items({ group }: { group: Group }) {
  return (
    <ul className={`grid grid-cols-3 gap-2 pb-4 sm:gap-3 sm:pb-6 print:p-0 large-text:grid-cols-1 ${styles.tiles}`}>
      {group.items.map(({ name, logo }) => (
        <li key={name}>
          {logo && logo in logos && <Logo id={logo as LogoId} decorative />}
          {name}
        </li>
      ))}
    </ul>
  );
}

function Expertise({ expertise }: { expertise: Techstack['expertise'] }) {
  return (
    <aside aria-label={expertise.title} className="grid gap-3 sm:gap-4">
      <h3 className="text-heading-3">{expertise.title}</h3>
      {expertise.paragraphs.map((paragraph) => (
        <p key={paragraph} className="text-muted max-sm:text-note">
          {paragraph}
        </p>
      ))}
      <ul aria-label={ui.badges} className="flex gap-3">
        {expertise.badges.map((badge) => (
          <li key={badge} className="rounded-full border border-control px-4 py-2 text-small font-semibold">
            {badge}
          </li>
        ))}
      </ul>
    </aside>
  );
}
