/** Package whose build compiled this module; each build defines it. */
declare const VITRINA_PACKAGE: string | undefined;

const REGISTER = Symbol.for('vitrina.instances');

interface Claim {
  owner: string;
  id: string;
}

class DuplicateInstanceError extends Error {
  override readonly name = 'DuplicateInstanceError';
}

/**
 * Registers the one instance of a store in this page.
 * @returns an id that is new with every evaluation of the module, so that two readers can prove they share it
 * @throws DuplicateInstanceError when another copy of the package was evaluated before; the message says whose
 */
export function claimInstance(module: string): string {
  const owner = typeof VITRINA_PACKAGE === 'string' ? VITRINA_PACKAGE : 'unknown package';
  const page = globalThis as { [REGISTER]?: Map<string, Claim> };
  page[REGISTER] ??= new Map();
  const claimed = page[REGISTER].get(module);
  if (claimed) {
    throw new DuplicateInstanceError(
      `${owner} carries a second copy of ${module}; the page already uses the one of ${claimed.owner}. ` +
        'Import it as a shared module.',
    );
  }
  const id = `${module}#${crypto.randomUUID()}`;
  page[REGISTER].set(module, { owner, id });
  return id;
}
