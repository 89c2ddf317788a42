const LOG_EVERY_MS = 10_000;

interface Output {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** Shows how far a pass over pages is: one line that changes on a terminal, a line now and then in a log. */
export function progressOn(output: Output, now: () => number = Date.now) {
  let shown = now();
  return (remote: string, done: number, total: number): void => {
    const text = `${remote}: ${done} of ${total} pages`;
    if (output.isTTY) {
      if (done % 20 === 0 || done === total) output.write(`\r${text}${done === total ? '\n' : ''}`);
      return;
    }
    if (done === 1) shown = now();
    if (now() - shown < LOG_EVERY_MS || done === total) return;
    shown = now();
    output.write(`${new Date(now()).toISOString()} ${text}\n`);
  };
}
