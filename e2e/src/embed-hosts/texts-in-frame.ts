import type { FrameLocator } from '@playwright/test';

/** All texts of a document, hidden ones and accessible attributes included. */
export const textsIn = (frame: FrameLocator): Promise<string[]> =>
  frame.locator(':root').evaluate((root) => {
    const said = [document.title];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!/^(SCRIPT|STYLE)$/.test(node.parentElement?.tagName ?? ''))
        said.push(node.nodeValue ?? '');
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      for (const element of root.querySelectorAll(`[${name}]`))
        said.push(element.getAttribute(name) ?? '');
    return said.map((text) => text.trim()).filter((text) => /\p{L}/u.test(text));
  });
