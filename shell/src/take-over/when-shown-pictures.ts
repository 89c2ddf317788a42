/** Later pictures are drawn when they arrive, in ms. */
const PATIENCE_MS = 1000;

/**
 * Waits until the page can draw the pictures that the HTML shows: decoded only after the swap, they would
 * appear a frame late and blink.
 */
export async function whenShownPictures(written: Element, stage: Element): Promise<void> {
  const shown = new Set(
    [...written.querySelectorAll('img')]
      .filter((picture) => picture.complete && isInSight(picture))
      .map(({ src }) => src),
  );
  const decoded = [...stage.querySelectorAll('img')]
    .filter(({ src }) => shown.has(src))
    .map((picture) => {
      picture.loading = 'eager';
      return picture.decode().catch(() => {});
    });
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  await Promise.race([Promise.all(decoded), late]);
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
