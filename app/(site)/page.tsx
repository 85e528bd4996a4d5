import { Later } from '@/components/islands/later';
import { pageMetadata } from '@/components/layout/metadata';
import { StructuredData } from '@/components/layout/structured-data';
import { Block } from '@/components/sections/block';
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
        <Block block="whoWeAre" />
        <Block block="whatWeDo" />
        <Block block="ourServices" />
        <Block block="partners" />
        <Block block="techstack" />
        <Block block="careers" />
        <Block block="contact" />
      </Later>
      <StructuredData graph={homeGraph()} />
    </>
  );
}
