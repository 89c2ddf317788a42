import { createInterface } from 'node:readline/promises';

/** The answer of `--yes`; a pipeline's log keeps the question. */
export async function agree(question: string): Promise<boolean> {
  console.error(question);
  return true;
}

/** Asks a yes/no question at the terminal. Without a terminal the answer is no. */
export async function askPerson(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    console.error(`${question}\nNobody is there to ask: --yes answers it.`);
    return false;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [yes/no] `)).trim());
  } finally {
    terminal.close();
  }
}
