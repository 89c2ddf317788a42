declare global {
  /** What the page wrote since it was last asked. */
  var drivenProblems: string[] | undefined;
}

/**
 * Runs in a page of an engine whose console cannot be read, and keeps errors, warnings and broken
 * policies from then on. Self-contained, because it is sent as text.
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
