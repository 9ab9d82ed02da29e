// One question at a time before something that cannot be taken back.

import { settings } from './settings.svelte.ts';

interface Question {
  title: string;
  loss: string;
  answer: (yes: boolean) => void;
}

let question = $state.raw<Question | null>(null);

export const confirming = {
  get question() {
    return question;
  },
};

/** Ask before a loss; what the options say may go unasked is done at once, unless it is `always` asked. */
export function ask(title: string, loss: string, always = false): Promise<boolean> {
  if (!always && !settings().asks) return Promise.resolve(true);
  question?.answer(false);
  return new Promise((done) => {
    question = {
      title,
      loss,
      answer: (yes) => {
        question = null;
        done(yes);
      },
    };
  });
}
