/**
 * Runs in a page and writes to its console what some engines keep to themselves: broken policies.
 * Self-contained, because it is sent as text.
 */
export function reportProblems(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`policy: ${violatedDirective} ${blockedURI} ${sourceFile}`),
  );
}
