/** Package whose build compiled this module; defined by each build. */
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
 * Registers the page's only instance of a store.
 * @returns an id unique to this evaluation of the module, by which two importers can prove that they share
 *   it
 * @throws DuplicateInstanceError when another copy was evaluated before; the message names its package
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
