/** True for an opaque origin (`sandbox` without `allow-same-origin`): no storage, no sign-in. */
export const isOpaque = (): boolean => window.origin === 'null';
