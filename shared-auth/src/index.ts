export { type CallOptions, callApi } from './api/call-api.ts';
export { endRefusedSession } from './api/end-refused-session.ts';
export {
  type ApiCallError,
  ApiError,
  ContractError,
  isApiCallError,
  MissingCallError,
  NetworkError,
  refusalOf,
  serverMessageOr,
  TimeoutError,
  unlessMissing,
} from './api/errors.ts';
export {
  type UnreadableRow,
  useAllUnreadableRows,
  useUnreadableRows,
} from './api/unreadable-rows.ts';
export {
  addLine,
  type CartState,
  cartInstance,
  clearCart,
  removeLine,
  replaceCart,
  setQuantity,
  useCart,
} from './cart.ts';
export { type Changes, onChanges, tellChanges } from './changes.ts';
export { useDocumentTitle, usePageTitle } from './page-title.ts';
export { configurePlatform, hostCan, platformConfig } from './platform.ts';
export { type AppQueryKey, changeKnown, publicKey, queryClient, userId, userKey } from './query.ts';
export { defineRemoteModule, type RemoteModule } from './remote-module.tsx';
export {
  endSession,
  expireSession,
  getSession,
  type SessionEnd,
  type SessionState,
  sessionInstance,
  signIn,
  startSession,
  useSession,
} from './session.ts';
export {
  readJson,
  readText,
  remove,
  type StorageKey,
  writeJson,
  writeText,
} from './storage.ts';
export { setTheme, type Theme, useTheme } from './theme.ts';
export { showToast, type Toast, useToasts } from './toasts.ts';
export { parseUser, type SessionUser } from './user.ts';
