import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import styles from './menu.module.css';
import { nextMenuItem } from './menu-keys.ts';
import { placePopover } from './place-popover.ts';

/** Props that make a button the menu's trigger; works before hydration. */
interface MenuTrigger {
  id: string;
  popoverTarget: string;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  onKeyDown: (event: KeyboardEvent) => void;
}

interface MenuProps extends Omit<ComponentProps<'div'>, 'popover' | 'id' | 'ref' | 'className'> {
  open: boolean;
  /** Called when the trigger, a key, a choice or an outside click opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Renders the button; spread the given props on it. */
  trigger: (tied: MenuTrigger) => ReactNode;
}

/**
 * Props that make a button or router link an item of a `Menu`.
 * @example
 * import { Link } from 'react-router-dom';
 * const item = (
 *   <Link {...menuItemProps} to="/account">
 *     Contul meu
 *   </Link>
 * );
 */
export const menuItemProps = {
  role: 'menuitem',
  tabIndex: -1,
  className: styles.item,
} as const;

/**
 * A native popover with a menu's keyboard behaviour. Escape and outside clicks close it natively.
 * @example
 * import { useState } from 'react';
 * const [open, setOpen] = useState(false);
 * const account = (
 *   <Menu open={open} onOpenChange={setOpen} trigger={(tied) => <button {...tied}>Cont</button>}>
 *     <button {...menuItemProps}>Ieși din cont</button>
 *   </Menu>
 * );
 */
export function Menu({ open, onOpenChange, trigger, children, ...rest }: MenuProps) {
  const id = useId();
  const triggerId = `${id}-trigger`;
  const popover = useRef<HTMLDivElement>(null);
  const enters = useRef(false);
  // Immediate: `open` follows an event that keys may overtake.
  const shown = useRef(false);

  const place = () => {
    const box = document.getElementById(triggerId)?.getBoundingClientRect();
    if (!box || !popover.current) return;
    // Not `clientWidth`, which includes the gutter of a hidden scroll bar, unlike `inset`.
    const { width } = document.documentElement.getBoundingClientRect();
    const viewport = { width, height: window.innerHeight };
    for (const [edge, px] of Object.entries(placePopover(box, viewport))) {
      popover.current.style.setProperty(`--menu-${edge}`, px === 'auto' ? px : `${px}px`);
    }
  };

  const placeAgain = useEffectEvent(place);

  useLayoutEffect(() => {
    const element = popover.current;
    if (!open || !element) return;
    // With an explicit state it ignores a popover the browser has already shown or hidden.
    element.togglePopover(true);
    if (enters.current) nextMenuItem(element, 'Home')?.focus();
    enters.current = false;
    return () => {
      element.togglePopover(false);
      // React delivers no events in this phase of a commit, so the key handler would still see it as open.
      shown.current = false;
    };
  }, [open]);

  useEffect(() => {
    if (!open) return;
    const listening = new AbortController();
    const options = { signal: listening.signal, passive: true, capture: true };
    window.addEventListener('scroll', () => placeAgain(), options);
    window.addEventListener('resize', () => placeAgain(), options);
    return () => listening.abort();
  }, [open]);

  const enterFromTrigger = (event: KeyboardEvent) => {
    const { key } = event;
    const arrow = key === 'ArrowDown' || key === 'ArrowUp';
    // Enter and Space open a closed menu natively. In an open one they would close it; here they enter it.
    if (!arrow && !(shown.current && (key === 'Enter' || key === ' '))) return;
    event.preventDefault();
    if (!shown.current) popover.current?.togglePopover(true);
    else if (popover.current) nextMenuItem(popover.current, arrow ? key : 'Home')?.focus();
  };

  const moveFocus = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Tab') onOpenChange(false);
    const item = nextMenuItem(event.currentTarget, event.key);
    if (!item) return;
    event.preventDefault();
    item.focus();
  };

  const closeOnChoice = (event: MouseEvent) => {
    if ((event.target as Element).closest('[role="menuitem"]')) onOpenChange(false);
  };

  return (
    <>
      {trigger({
        id: triggerId,
        popoverTarget: id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        onKeyDown: enterFromTrigger,
      })}
      <div
        {...rest}
        ref={popover}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-labelledby={triggerId}
        className={styles.menu}
        onBeforeToggle={(event) => {
          shown.current = event.newState === 'open';
          if (shown.current) place();
        }}
        onToggle={(event) => {
          const opened = event.newState === 'open';
          // Closed and reopened before the first event was delivered.
          if (opened && event.oldState === 'open')
            nextMenuItem(event.currentTarget, 'Home')?.focus();
          if (opened === open) return;
          // Opened by its trigger; opening by hover leaves the focus where it is.
          enters.current = opened;
          onOpenChange(opened);
        }}
        onKeyDown={moveFocus}
        onClick={closeOnChoice}
      >
        {children}
      </div>
    </>
  );
}

/**
 * A line between groups of items.
 * @example
 * const items = (
 *   <>
 *     <button {...menuItemProps}>Contul meu</button>
 *     <MenuSeparator />
 *     <button {...menuItemProps}>Ieși din cont</button>
 *   </>
 * );
 */
export function MenuSeparator() {
  return <hr className={styles.separator} />;
}
