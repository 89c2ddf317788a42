/** Drawn here: the icon set has no company logos. */
export function WhatsappMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="28"
      height="28"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 2.6a9.3 9.3 0 0 0-8 14.1l-1.3 4.6 4.8-1.2A9.3 9.3 0 1 0 12 2.6Z" />
      <path
        d="M8.5 7.2c-1 .5-1.4 1.6-1.1 2.7.8 3 3.6 5.9 6.7 6.7 1.1.3 2.2-.1 2.7-1.1.2-.5.1-.8-.3-1.1l-1.6-.9c-.4-.2-.7-.2-1 .1l-.6.7c-.3.3-.6.3-1 .1-1-.6-1.8-1.4-2.4-2.4-.2-.4-.2-.7.1-1l.7-.6c.3-.3.3-.6.1-1l-.9-1.7c-.3-.4-.8-.7-1.4-.5Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
