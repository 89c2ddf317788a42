import { rstest } from '@rstest/core';

type Answer = { body: string } | 'unreachable';

/** The part of `XMLHttpRequest` that uploads use. */
class FakeRequest extends EventTarget {
  static send: (form: FormData, to: FakeRequest) => void;
  readonly upload = new EventTarget();
  timeout = 0;
  responseText = '';
  status = 200;
  open() {}
  abort() {
    this.dispatchEvent(new Event('abort'));
  }
  send(form: FormData) {
    FakeRequest.send(form, this);
  }
}

/**
 * A file host that answers as the test says, one answer per file; the last one repeats.
 * @example
 * const files = stubFileHost();
 * files.answers(JSON.stringify({ status: 'success' }));
 * console.log(files.sent.map(({ name }) => name));
 */
export function stubFileHost() {
  const answers: Answer[] = [];
  const sent: { name: string; ticket: unknown }[] = [];
  let held: Promise<void> = Promise.resolve();
  rstest.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.send = (form, request) => {
    const file = form.get('files[]');
    sent.push({ name: file instanceof File ? file.name : '', ticket: form.get('ticket') });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    void held.then(() => {
      if (answer === undefined || answer === 'unreachable')
        return request.dispatchEvent(new Event('error'));
      request.responseText = answer.body;
      return request.dispatchEvent(new Event('load'));
    });
  };
  return {
    /** Uploaded files, in order. */
    sent,
    answers: (body: string) => void answers.push({ body }),
    isUnreachable: () => void answers.push('unreachable'),
    /** Answers only when the returned function is called. */
    holdsBack(): () => void {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}
