import { questions } from './answers';
import type { NewPage } from './template';

/** Who answers the questions that no option has answered. */
export interface Terminal {
  question(text: string): Promise<string>;
  say(text: string): void;
}

/**
 * Collects what a page needs first: from the options, and from the terminal what they leave open or have wrong.
 * @param terminal nothing where nobody can be asked
 * @throws Error without a terminal, that names the option that is missing or wrong
 */
export async function askForPage(
  options: Partial<Record<keyof NewPage, string>>,
  terminal: Terminal | undefined,
): Promise<NewPage> {
  const given: Partial<Record<keyof NewPage, string>> = {};
  const known = given as Partial<NewPage>;
  for (const { option, ask, read = (answer: string) => answer, fault } of questions) {
    let answer = options[option];
    while (given[option] === undefined) {
      if (answer === undefined) {
        if (!terminal) throw new Error(`--${option} is missing: ${ask(known)}`);
        answer = await terminal.question(`${ask(known)}\n> `);
      }
      const value = read(answer.trim(), known);
      const problem = fault(value, known);
      if (!problem) given[option] = value;
      else if (!terminal) throw new Error(`--${option} ${problem}`);
      else terminal.say(`That ${problem}\n`);
      answer = undefined;
    }
  }
  return given as NewPage;
}
