import { officeClocks } from '@/content/clocks';
import { form } from '@/content/interface';
import { fill } from '@/lib/fill';

/** Where the message has arrived: dark at first, then its lamps go on; lit from the start under reduced motion. */
export function LampsGoOn({ picture }: { picture: string }) {
  return (
    <div aria-hidden="true" data-ground="night" className="lamps stack -mx-panel -mt-panel mb-6 overflow-hidden">
      <img src={picture} alt="" />
      <img src={picture} alt="" />
    </div>
  );
}

/** What the visitor can expect: the time where the message is read, and the steps, of which the first is done. */
export function WhatHappensNext() {
  const time = new Date().toLocaleTimeString('en-GB', { timeZone: officeClocks.zone, timeStyle: 'short' });
  return (
    <>
      <p className="mt-3 text-muted">{fill(form.success.time, { time })}</p>
      <ol className="ruled mt-4 text-small">
        {[form.success.done, ...form.nextSteps].map((step, at) => (
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
