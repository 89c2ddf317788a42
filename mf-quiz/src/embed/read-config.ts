/** What the server tells the frame: nothing but where the API is. */
export interface EmbedConfig {
  readonly apiOrigin: string;
}

/** The data block that the server puts in place of the template's comment; `null` without a usable one. */
export function readConfig(): EmbedConfig | null {
  try {
    const block = document.getElementById('quiz-config')?.textContent;
    const { apiOrigin } = JSON.parse(block ?? '{}') as Partial<EmbedConfig>;
    return apiOrigin ? { apiOrigin: new URL(apiOrigin).origin } : null;
  } catch {
    return null;
  }
}
