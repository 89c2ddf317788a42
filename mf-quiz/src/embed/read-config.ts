/** What the server tells the frame: where the API is, and the shell if it has an address. */
export interface EmbedConfig {
  readonly apiOrigin: string;
  readonly shellOrigin: string | null;
}

/** The data block that the server puts in place of the template's comment; `null` without a usable one. */
export function readConfig(): EmbedConfig | null {
  try {
    const block = document.getElementById('quiz-config')?.textContent;
    const { apiOrigin, shellOrigin } = JSON.parse(block ?? '{}') as Partial<EmbedConfig>;
    if (!apiOrigin) return null;
    return {
      apiOrigin: new URL(apiOrigin).origin,
      shellOrigin: shellOrigin ? new URL(shellOrigin).origin : null,
    };
  } catch {
    return null;
  }
}
