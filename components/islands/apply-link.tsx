'use client';

import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-link';
import { anchors, homeSection } from '@/content/routes';
import { assetUrl } from '@/lib/site';
import { chooseEnquiryType } from './enquiry-form/enquiry-type';
import { career } from './enquiry-form/validation';

/**
 * Apply: a plain link to the enquiry form, which on a click also chooses the type Career there.
 *
 * @param role the vacancy, for a screen reader: two links that only say Apply would be the same
 */
export function ApplyLink({ role, children }: { role: string; children: ReactNode }) {
  function onClick({ metaKey, ctrlKey, shiftKey }: MouseEvent) {
    // A click for another tab leaves this one's form alone.
    if (!metaKey && !ctrlKey && !shiftKey) chooseEnquiryType(career);
  }
  return (
    <a
      href={assetUrl(homeSection(anchors.contact))}
      onClick={onClick}
      data-enquiry-type={career}
      data-replay
      className={buttonClass('quiet')}
    >
      {children}
      <span className="sr-only">: {role}</span>
    </a>
  );
}
