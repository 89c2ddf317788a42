import { afterEach } from '@rstest/core';
import { configure } from '@testing-library/react';
import { useUndo } from '../src/features/undo/undo-store.ts';

// Nothing is laid out here: a list of which only the rows in sight exist needs their height.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { get: () => 40 });

// To ask of every element whether a style hides it takes longer than the rest of these tests, and
// their styles are not applied.
configure({ defaultHidden: true });

afterEach(() => useUndo.setState({ last: null, running: null }));

// The test DOM has no popovers; whether a list is open is seen by its options. Set in each file: those of a
// thread share their elements, and another package gives them popovers of its own.
HTMLElement.prototype.togglePopover = (force) => force === true;
