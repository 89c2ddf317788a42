import type { WorkerAnswer } from './ask-worker.ts';

/** Scope of the worker; TypeScript only knows the page's. */
const worker: { postMessage(message: unknown): void } = globalThis;

/** Worker side of `askWorker`: replies to each question with `answer`'s result. */
export function answerQuestions<Question, Result>(
  answer: (question: Question) => Promise<Result>,
): void {
  globalThis.addEventListener('message', (event: Event) => {
    void reply(answer, (event as MessageEvent<Question>).data).then((message) =>
      worker.postMessage(message),
    );
  });
}

async function reply<Question, Result>(
  answer: (question: Question) => Promise<Result>,
  question: Question,
): Promise<WorkerAnswer<Result>> {
  try {
    return { result: await answer(question) };
  } catch (error) {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    return { error: { name, message } };
  }
}
