import { pageMetadata } from '@/site/metadata';
import { PrintIndex } from '@/components/layout/print-index';
import { printIndexSeo } from '@/site/print';
import { routes } from '@/content/routes';

export const metadata = pageMetadata({ path: routes.printIndex, seo: printIndexSeo, indexed: false });

export default function Page() {
  return <PrintIndex />;
}
