/** Failures of a call. Compare `error.name`, never `instanceof`: packages are built separately. */
export type ApiCallError =
  | ApiError
  | MissingCallError
  | NetworkError
  | TimeoutError
  | ContractError;

/**
 * The host refused the call.
 * @example
 * const isConflict = (error: unknown) =>
 *   isApiCallError(error) && error.name === 'ApiError' && error.code === 'version_conflict';
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status; 200 when only the body says that the host refused. */
  readonly status: number;
  /** Machine-readable code, if the host sends one. */
  readonly code: string | null;
  /** Refused field of the request, if the host says which. */
  readonly field: string | null;
  /** The host's id of the request, for support. */
  readonly requestId: string | null;
  /** The host's message for a person; `null` when there is none. */
  readonly serverMessage: string | null;
  /** False for HTML or an empty body, which may come from a proxy instead of the host. */
  readonly isJson: boolean;

  /** @param body the parsed JSON; `undefined` for anything else */
  constructor(call: string, status: number, body: unknown) {
    const text = (key: string) => readString(body, key);
    const refused = refusedField(body);
    const serverMessage =
      text('error') ??
      readString(fieldOf(body, 'error'), 'message') ??
      refused?.text ??
      text('message');
    super(`${call} answered ${status}${serverMessage ? `: ${serverMessage}` : ''}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.code = text('code');
    this.field = text('field') ?? refused?.field ?? null;
    this.requestId = text('requestId');
    this.isJson = body !== undefined;
  }
}

/** This host does not know the call, by its capabilities or its answer. */
export class MissingCallError extends Error {
  override readonly name = 'MissingCallError';
  constructor(call: string) {
    super(`${call} is not known to this host`);
  }
}

/**
 * The result of `answer`, or `null` when the host does not know the call.
 * @throws every other error of `answer`
 * @example
 * import { callApi } from '@vitrina/shared-auth';
 * import { listAddresses } from '@vitrina/contract/calls/list-addresses';
 * const addresses = await unlessMissing(callApi(listAddresses, {}));
 * if (addresses === null) console.log('This host keeps one address.');
 */
export const unlessMissing = <Answer>(answer: Promise<Answer>): Promise<Answer | null> =>
  answer.catch((error: unknown) => {
    if (isApiCallError(error) && error.name === 'MissingCallError') return null;
    throw error;
  });

/** The host could not be reached. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(call: string, cause: unknown) {
    super(`${call} could not reach the host`, { cause });
  }
}

/** The host did not answer in time; whether it acted is unknown. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(call: string, cause: unknown) {
    super(`${call} timed out`, { cause });
  }
}

/** The answer does not match the contract. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  constructor(call: string, detail: string) {
    super(`${call} answered what the contract does not describe: ${detail}`);
  }
}

const NAMES = ['ApiError', 'MissingCallError', 'NetworkError', 'TimeoutError', 'ContractError'];

/**
 * Whether an error comes from `callApi`. By name: `instanceof` fails across packages built apart.
 * @example
 * function reasonOf(error: unknown): string {
 *   if (!isApiCallError(error)) throw error;
 *   if (error.name === 'ApiError') return error.serverMessage ?? 'Gazda a refuzat.';
 *   const isSilent = error.name === 'NetworkError' || error.name === 'TimeoutError';
 *   return isSilent ? 'Gazda nu răspunde.' : 'Răspunsul nu a putut fi citit.';
 * }
 */
export const isApiCallError = (error: unknown): error is ApiCallError =>
  error instanceof Error && NAMES.includes(error.name);

/**
 * The host's message, or `fallback` without one (the spec's "server error or '…'").
 * @example
 * import { callApi } from '@vitrina/shared-auth';
 * import { listProducts } from '@vitrina/contract/calls/list-products';
 * await callApi(listProducts, {}).catch((error: unknown) =>
 *   console.log(serverMessageOr(error, 'Eroare: Nu s-au putut încărca produsele')),
 * );
 */
export const serverMessageOr = (error: unknown, fallback: string): string =>
  isApiCallError(error) && error.name === 'ApiError' ? (error.serverMessage ?? fallback) : fallback;

/**
 * Turns a failed call into a form's refusal: the host's message, or `failed`, and the refused field. Logs
 * errors that do not come from a call.
 * @example const refused = refusalOf('Salvarea a eșuat'); // for `useForm`
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

const fieldOf = (body: unknown, key: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[key] : undefined;

function readString(body: unknown, key: string): string | null {
  const value = fieldOf(body, key);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

/** The first of `errors: { field: [text] }`, a format of some frameworks. */
function refusedField(body: unknown): { field: string; text: string | null } | null {
  const errors = fieldOf(body, 'errors');
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return null;
  const [first] = Object.entries(errors);
  if (!first) return null;
  const [field, texts] = first;
  return { field, text: readString(Array.isArray(texts) ? texts : [texts], '0') };
}
