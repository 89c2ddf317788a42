import type { EmbedCapability } from '@vitrina/contract/embed-capabilities';

/** What the server tells the frame: where the API is, and the shell if it has an address. */
export interface EmbedConfig {
  readonly apiOrigin: string;
  readonly shellOrigin: string | null;
  /** What the host knows beyond the specification; anything else is not sent. */
  readonly hostCapabilities: readonly EmbedCapability[];
}

/** The data block that the server puts in place of the template's comment; `null` without a usable one. */
export function readConfig(): EmbedConfig | null {
  try {
    const block = document.getElementById('quiz-config')?.textContent;
    const config: Partial<Record<string, unknown>> = JSON.parse(block ?? '{}');
    const originOf = (address: unknown) => new URL(String(address)).origin;
    return {
      apiOrigin: originOf(config.apiOrigin),
      shellOrigin: config.shellOrigin ? originOf(config.shellOrigin) : null,
      hostCapabilities: (config.hostCapabilities ?? []) as EmbedCapability[],
    };
  } catch {
    return null;
  }
}
