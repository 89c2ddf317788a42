declare global {
  /** Messages since the last read. */
  var drivenProblems: string[] | undefined;
}

/**
 * Runs in the page when a driver cannot read the console; records errors, warnings and policy violations.
 * Self-contained, because it is sent as text.
 */
export function collectProblems(): void {
  if (globalThis.drivenProblems) return;
  const problems: string[] = [];
  globalThis.drivenProblems = problems;
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    problems.push(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...said: unknown[]) => {
      problems.push(`${level}: ${said.join(' ')}`);
      write(...said);
    };
  }
}
