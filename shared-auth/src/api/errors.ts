/** What can go wrong with a call. Compare `error.name`, never `instanceof`: packages are built apart. */
export type ApiCallError = ApiError | NetworkError | TimeoutError | ContractError;

/** The host answered, and said no. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Machine code, where the host sends one. */
  readonly code: string | null;
  /** Field of the request that the host refused, where it says so. */
  readonly field: string | null;
  readonly requestId: string | null;
  /** The host's own words for a person; `null` when it said nothing readable. */
  readonly serverMessage: string | null;

  constructor(call: string, status: number, body: unknown) {
    const text = (key: string) => readString(body, key);
    const serverMessage = text('error') ?? text('message');
    super(`${call} answered ${status}${serverMessage ? `: ${serverMessage}` : ''}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = text('code');
    this.field = text('field');
    this.requestId = text('requestId');
  }
}

/** The host could not be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(call: string, cause: unknown) {
    super(`${call} could not reach the host`, { cause });
  }
}

/** The host did not answer in time. Whether it acted is unknown. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(call: string, cause: unknown) {
    super(`${call} timed out`, { cause });
  }
}

/** The host answered something that the contract does not describe. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(call: string, detail: string) {
    super(`${call} answered what the contract does not describe: ${detail}`);
  }
}

const NAMES = ['ApiError', 'NetworkError', 'TimeoutError', 'ContractError'];

export const isApiCallError = (error: unknown): error is ApiCallError =>
  error instanceof Error && NAMES.includes(error.name);

/** The server's own words, or `fallback` when it gave none (the spec's "server error or '…'"). */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  isApiCallError(error) && error.name === 'ApiError' ? (error.serverMessage ?? fallback) : fallback;

/**
 * How a form reads a failed call: the server's own words, or `failed`, and the field that the host
 * names. What is not a call's failure is logged.
 * @example useForm({ refused: refusalOf('Salvarea a eșuat'), … })
 */
export const refusalOf =
  (failed: string) =>
  (error: unknown): { text: string; field: string | null } => {
    const known = isApiCallError(error);
    if (!known) console.error(error);
    return {
      text: serverMessageOr(error, failed),
      field: known && error.name === 'ApiError' ? error.field : null,
    };
  };

function readString(body: unknown, key: string): string | null {
  if (typeof body !== 'object' || body === null) return null;
  const value = (body as Record<string, unknown>)[key];
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
