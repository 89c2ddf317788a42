import { afterEach } from '@rstest/core';
import { configure } from '@testing-library/react';
import { useUndo } from '../src/features/undo/undo-store.ts';

// No layout in the test DOM: virtual lists need a row height.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 40 });

// Checking every element for hidden styles is slower than everything else, and these styles are not applied
// here.
configure({ defaultHidden: true });

afterEach(() => useUndo.setState({ last: null, running: null }));

// The test DOM has no popovers; an open list shows by its options. Set per file: files of a thread share
// elements, and another package adds its own popovers.
HTMLElement.prototype.togglePopover = (force) => force === true;
