import { rstest } from '@rstest/core';

// The environment's own Response ignores Node's Headers: a redirect of the router would lose its Location.
rstest.stubGlobal('Headers', new Response().headers.constructor);

// happy-dom has no popovers: this is the part of the standard that the shell uses.
const open = new WeakSet<HTMLElement>();
function toggle(element: HTMLElement, isOpen: boolean): void {
  if (open.has(element) === isOpen) return;
  if (isOpen) open.add(element);
  else open.delete(element);
  const newState = isOpen ? 'open' : 'closed';
  element.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
}
Object.assign(HTMLElement.prototype, {
  hidePopover(this: HTMLElement) {
    toggle(this, false);
  },
  showPopover(this: HTMLElement) {
    toggle(this, true);
  },
  togglePopover(this: HTMLElement, force?: boolean) {
    toggle(this, force ?? !open.has(this));
  },
});
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof Element)) return;
  const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
  const popover = id && document.getElementById(id);
  if (popover) toggle(popover, !open.has(popover));
});
