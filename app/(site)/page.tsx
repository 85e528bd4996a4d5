import { pageMetadata } from '@/components/layout/metadata';
import { Block } from '@/components/sections/block';
import { Hero } from '@/components/sections/hero';
import { home } from '@/content/home';
import { routes } from '@/content/routes';

export const metadata = pageMetadata({ path: routes.home, seo: home.seo, socialPicture: home.hero.slides[1]?.picture.alt });

export default function HomePage() {
  return (
    <>
      <Hero hero={home.hero} />
      <Block block="facts" />
      <Block block="whoWeAre" />
      <Block block="whatWeDo" />
      <Block block="ourServices" />
      <Block block="partners" />
      <Block block="techstack" />
      <Block block="careers" />
      <Block block="contact" />
    </>
  );
}
