import type { FrameOptions } from './frame-options.ts';

/** Call before the first paint. */
export function applyLook({ theme, background, title, font }: FrameOptions): void {
  const { dataset, style } = document.documentElement;
  if (theme) dataset.theme = theme;
  if (!background) dataset.background = 'none';
  if (!title) dataset.title = 'none';
  if (font) style.setProperty('--font-sans', `${font},system-ui,sans-serif`);
}
