/** How long a smaller height must last: while a step is replaced the form is briefly small. */
const SHRINK_AFTER_MS = 150;

/** Reports the document's height on change: growth at once, shrinking a little later. */
export function watchHeight(content: Element, tell: (height: number) => void): void {
  let told = 0;
  let shrinking: number | undefined;
  const say = (height: number) => {
    told = height;
    tell(height);
  };
  new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height);
    clearTimeout(shrinking);
    if (height > told) say(height);
    else if (height < told) shrinking = window.setTimeout(() => say(height), SHRINK_AFTER_MS);
  }).observe(content);
}
