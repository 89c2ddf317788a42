interface IconData {
  readonly node: readonly (readonly [
    'path' | 'circle' | 'line' | 'rect',
    Record<string, string>,
  ])[];
}

/** Replaces lucide's own function, which is larger than all our icons together. */
const createIcon =
  ({ node }: IconData) =>
  ({ className }: { className?: string }) => (
    <svg
      className={className}
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      aria-hidden="true"
    >
      {node.map(([Shape, { key, ...attributes }]) => (
        <Shape key={key} {...attributes} />
      ))}
    </svg>
  );

export default createIcon;
