export { type CallOptions, callApi } from './api/call-api.ts';
export {
  type ApiCallError,
  ApiError,
  ContractError,
  isApiCallError,
  NetworkError,
  serverMessageOr,
  TimeoutError,
} from './api/errors.ts';
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
export { notificationsQuery, setNotificationRead } from './notifications.ts';
export { useDocumentTitle, usePageTitle } from './page-title.ts';
export { configurePlatform, platformConfig } from './platform.ts';
export { changeKnown, queryClient, userKey } from './query.ts';
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
export { readJson, readText, remove, type StorageKey, writeJson, writeText } from './storage.ts';
export { setTheme, type Theme, useTheme } from './theme.ts';
export { dismissToast, showToast, TOAST_MS, type Toast, useToasts } from './toasts.ts';
export { type Kept, readKept, useKept } from './use-kept.ts';
export { parseUser, type SessionUser } from './user.ts';
