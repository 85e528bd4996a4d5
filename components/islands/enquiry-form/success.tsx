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
  const size = { src: picture, width: 800, height: 600 };
  return (
    <div aria-hidden="true" data-ground="night" className="stack mb-6 overflow-hidden rounded">
      <img {...size} alt="" style={{ filter: 'brightness(0.45) saturate(0.5)' }} />
      <img {...size} alt="" ref={lit} />
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
      <ol className="ruled mt-6 text-small">
        {[form.success.done, ...nextSteps].map((step, at) => (
          <li key={step} className={`grid grid-cols-[auto_1fr] gap-x-4 py-2 ${at ? 'text-muted' : 'font-semibold'}`}>
            {at ? <span aria-hidden="true">{at}</span> : <Tick />}
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
    <svg viewBox="0 0 256 256" aria-hidden="true" className="size-6 fill-current">
      <path d="m229.66 77.66-128 128a8 8 0 0 1-11.32 0l-56-56a8 8 0 0 1 11.32-11.32L96 188.69 218.34 66.34a8 8 0 0 1 11.32 11.32Z" />
    </svg>
  );
}
