import { createInterface } from 'node:readline/promises';

/** Asks whoever sits at the terminal; nobody there means no. */
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
