import type { EmbedCapability } from '@vitrina/contract/embed-capabilities';

export interface EmbedConfig {
  readonly apiOrigin: string;
  readonly shellOrigin: string | null;
  /** Capabilities of the host beyond the specification; nothing else is sent. */
  readonly hostCapabilities: readonly EmbedCapability[];
}

/** Reads the data block that the server puts into the template; `null` when missing or invalid. */
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
