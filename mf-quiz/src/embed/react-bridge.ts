/**
 * The React API our components use, on bare Preact. `preact/compat` would take twice the bytes; a missing
 * export fails the build.
 */
import { options } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export { createContext, createElement, Fragment } from 'preact';
export {
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'preact/hooks';

/** Enough here: the store's `subscribe` is stable and its state immutable. */
export function useSyncExternalStore<T>(
  subscribe: (listener: () => void) => () => void,
  getState: () => T,
): T {
  const [, show] = useState(getState);
  useLayoutEffect(() => {
    show(getState);
    return subscribe(() => show(getState));
  }, [subscribe, getState]);
  return getState();
}

const before = options.vnode;
/** React's `onChange` of a text field is the browser's `input`. */
options.vnode = (vnode) => {
  const props = vnode.props as Record<string, unknown>;
  const isText =
    vnode.type === 'textarea' || (vnode.type === 'input' && !/radio|box/.test(String(props.type)));
  if (isText && props.onChange) {
    props.onInput = props.onChange;
    props.onChange = undefined;
  }
  before?.(vnode);
};
