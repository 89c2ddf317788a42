/** An awning over a shop window. A deployment's style sheet replaces it by its logo. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" data-mark="">
      <rect width="32" height="32" rx="9" fill="var(--color-primary)" />
      <path
        d="M7 13.5 9 8h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Z"
        fill="var(--color-accent)"
      />
      <path
        d="M9 18.5V24h14v-5.5"
        fill="none"
        stroke="var(--color-on-primary)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
