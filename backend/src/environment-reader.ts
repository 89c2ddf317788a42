/** Reads variables and collects their mistakes, so that all are reported together. */
export class EnvironmentReader {
  readonly mistakes: string[] = [];
  readonly #env: NodeJS.ProcessEnv;

  constructor(env: NodeJS.ProcessEnv) {
    this.#env = env;
  }

  /** Null for a missing or empty variable. */
  text(name: string): string | null {
    return this.#env[name]?.trim() || null;
  }

  required(name: string, when: string): string {
    const value = this.text(name);
    if (value === null) this.mistakes.push(`${name} is missing; it is needed ${when}.`);
    return value ?? '';
  }

  oneOf<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const text = this.text(name);
    if (text === null) return fallback;
    const value = values.find((candidate) => candidate === text);
    if (value === undefined) {
      this.mistakes.push(`${name} is "${text}"; it must be one of ${values.join(', ')}.`);
    }
    return value ?? fallback;
  }

  /** 0 lets the system choose. */
  port(name: string, fallback: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const port = Number(text);
    if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
    this.mistakes.push(`${name} is "${text}"; a port is a whole number from 0 to 65535.`);
    return fallback;
  }

  milliseconds(name: string, fallback: number): number {
    const text = this.text(name);
    if (text === null) return fallback;
    const ms = Number(text);
    if (Number.isSafeInteger(ms) && ms >= 0) return ms;
    this.mistakes.push(`${name} is "${text}"; it must be a whole number of milliseconds.`);
    return fallback;
  }

  /** Comma-separated. */
  list(name: string): string[] {
    const parts = (this.text(name) ?? '').split(',').map((part) => part.trim());
    return parts.filter((part) => part !== '');
  }

  /** Reported without its value: service addresses contain passwords. */
  url(name: string, protocols: readonly string[]): string | null {
    const text = this.text(name);
    if (text === null) return null;
    if (!URL.canParse(text) || !protocols.includes(new URL(text).protocol)) {
      this.mistakes.push(
        `${name} must be an address that begins with ${protocols.join('// or ')}//.`,
      );
    }
    return text;
  }

  origin(name: string, fallback: string): string {
    const text = this.text(name);
    return text === null ? fallback : this.#checkOrigin(name, text);
  }

  origins(name: string): string[] {
    return this.list(name).map((text) => this.#checkOrigin(name, text));
  }

  #checkOrigin(name: string, text: string): string {
    if (!/^https?:\/\/[^/?#\s]+$/.test(text)) {
      this.mistakes.push(
        `${name} has "${text}"; an origin is a scheme, a host and a port, no path.`,
      );
    }
    return text;
  }
}
