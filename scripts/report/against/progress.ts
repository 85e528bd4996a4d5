/** How often progress is told, in ms. */
const interval = 2_000;

/**
 * Counts what is done, and says so on standard error every two seconds: output that is piped on stays clean.
 * @param what is counted, such as "pages read"
 * @returns a function that takes each piece of work and hands on its outcome; `end` tells the last count
 */
export function progress(what: string) {
  const count = { begun: 0, done: 0 };
  const say = () => console.error(`  ${count.done} of ${count.begun} ${what} ...`);
  const timer = setInterval(say, interval);
  const told = async <Outcome>(work: Promise<Outcome>): Promise<Outcome> => {
    count.begun++;
    try {
      return await work;
    } finally {
      count.done++;
    }
  };
  return Object.assign(told, { end: () => clearInterval(timer) });
}
