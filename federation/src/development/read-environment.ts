import { platformConfigSchema } from '@vitrina/contract/config';
import { knownKeys } from '@vitrina/contract/known-keys';
import { readableRegistry } from '@vitrina/contract/readable-registry';
import type { Registry } from '@vitrina/contract/registry';
import * as z from 'zod/mini';
import { dataBlockOf } from '../html-parts.ts';
import { parseJson } from '../read-json.ts';
import { DevelopmentError } from './development-error.ts';

const TIMEOUT_MS = 10_000;

/** A deployed shell's environment; later versions may add keys. */
const configSchema = knownKeys({
  environment: z.string(),
  developmentOrigin: platformConfigSchema.shape.developmentOrigin,
});

export interface DeployedEnvironment {
  /** The deployed shell's. */
  shellOrigin: string;
  /** Origin on this machine where its pages look for a remote under development. */
  developmentOrigin: string;
  registry: Registry;
}

/**
 * Reads from a deployed shell where it accepts a developer's remote, and what it offers.
 * @param address of any of its pages
 * @throws DevelopmentError when nothing answers, it is no shell, or its environment accepts none
 */
export async function readEnvironment(address: string): Promise<DeployedEnvironment> {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new DevelopmentError(
      `--shell ${address}: an address, such as https://staging.exemplu.ro.`,
    );
  const { origin: shellOrigin } = new URL(address);
  const block = dataBlockOf(await fetchText(`${shellOrigin}/`), 'vitrina-config');
  if (block === null)
    throw new DevelopmentError(`${shellOrigin} answers, but it is no shell of this platform.`);
  const { environment, developmentOrigin } = parseJson(block, configSchema, shellOrigin);
  if (!developmentOrigin || environment === 'production')
    throw new DevelopmentError(
      `${shellOrigin} takes no remote from a developer: the configuration of ${environment} names no developmentOrigin.`,
    );
  const text = await fetchText(`${shellOrigin}/registry.json`);
  const { registry } = readableRegistry(
    parseJson(text, z.unknown(), `${shellOrigin}/registry.json`),
  );
  return { shellOrigin, developmentOrigin, registry };
}

async function fetchText(url: string): Promise<string> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((error) => {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    throw new DevelopmentError(
      `${url} gives no answer (${cause instanceof Error ? cause.message : cause}): check the address after --shell, and the network.`,
    );
  });
  if (!answer.ok)
    throw new DevelopmentError(`${url} answers ${answer.status}: check the address after --shell.`);
  return answer.text();
}
