/** Whether the page around gives us no origin (`sandbox` without `allow-same-origin`): no storage, and no sign-in. */
export const isOpaque = (): boolean => window.origin === 'null';
