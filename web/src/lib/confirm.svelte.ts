// One question at a time before something that cannot be taken back.

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

export function ask(title: string, loss: string): Promise<boolean> {
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
