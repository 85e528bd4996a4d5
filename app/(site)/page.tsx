import { Later } from '@/components/islands/later';
import { pageMetadata } from '@/components/layout/metadata';
import { StructuredData } from '@/components/layout/structured-data';
import { Block, homeBlocks } from '@/components/sections/block';
import { Hero } from '@/components/sections/hero';
import { home } from '@/content/home';
import { routes } from '@/content/routes';
import { homeGraph } from '@/content/structured-data';

export const metadata = pageMetadata({ path: routes.home, seo: home.seo });

export default function HomePage() {
  return (
    <>
      <Hero hero={home.hero} />
      <Later>
        <Block block="facts" />
        {homeBlocks.map((block) => (
          <Block key={block} block={block} />
        ))}
        <Block block="contact" />
      </Later>
      <StructuredData graph={homeGraph()} />
    </>
  );
}
