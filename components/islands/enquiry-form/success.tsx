import { useEffect, useRef, useState } from 'react';
import { company } from '@/content/company';
import { form } from '@/content/interface';
import { nextSteps } from '@/content/next-steps';
import { move } from './motion';

/** Where the message has arrived: dark at first, then its lamps go on; lit from the start under reduced motion. */
export function LampsGoOn({ picture }: { picture: string }) {
  const lit = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (lit.current) move(lit.current, { opacity: [0, 0, 0.8, 0.2, 0.2, 1] }, 1.6);
  }, []);
  // Low enough for the whole dialog to stand on a phone's screen.
  const shape = { width: '100%', height: 'min(10rem, 14vh)', objectFit: 'cover' } as const;
  return (
    <div aria-hidden="true" data-ground="night" className="stack mb-6 overflow-hidden rounded">
      <img src={picture} alt="" style={{ ...shape, filter: 'brightness(0.45) saturate(0.5)' }} />
      {/* Positioned: the filter would lift the dark one above it. */}
      <img src={picture} alt="" ref={lit} style={{ ...shape, position: 'relative' }} />
    </div>
  );
}

/** What the visitor can expect: the time where the message is read, and the steps, of which the first is done. */
export function WhatHappensNext() {
  const [time] = useState(() =>
    new Date().toLocaleTimeString('en-GB', { timeZone: company.clocks.zone, timeStyle: 'short' }),
  );
  return (
    <>
      <p className="mt-3 text-muted">{form.success.time(company.city, time)}</p>
      <ol className="ruled mt-4 text-small">
        {[form.success.done, ...nextSteps].map((step, at) => (
          <li key={step} className={`grid grid-cols-[auto_1fr] py-2 ${at ? 'text-muted' : 'font-semibold'}`}>
            <span aria-hidden="true" className="w-6">
              {at || <Tick />}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </>
  );
}

/** Phosphor's check. */
function Tick() {
  return (
    <svg viewBox="0 0 256 256" className="size-5 fill-current">
      <path d="m229.66 77.66-128 128a8 8 0 0 1-11.32 0l-56-56a8 8 0 0 1 11.32-11.32L96 188.69 218.34 66.34a8 8 0 0 1 11.32 11.32Z" />
    </svg>
  );
}
