import { pageMetadata } from '@/site/metadata';
import { StructuredData } from '@/components/ui/structured-data';
import { Block, homeBlocks } from '@/components/sections/block';
import { Hero } from '@/components/sections/hero';
import { home } from '@/site/home';
import { routes } from '@/content/routes';
import { homeGraph } from '@/site/structured-data';

export const metadata = pageMetadata({ path: routes.home, seo: home.seo });

export default function HomePage() {
  return (
    <>
      <Hero hero={home.hero} />
      {homeBlocks.map((block) => (
        <Block key={block} block={block} />
      ))}
      <Block block="contact" />
      <StructuredData graph={homeGraph()} />
    </>
  );
}
