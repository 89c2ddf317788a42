import type { RegisteredFill } from '@vitrina/contract/rules/slots';
import type { SlotPlace } from '@vitrina/shared-auth/per-package/slots';
import { useSession } from '@vitrina/shared-auth/session';
import {
  type ComponentType,
  type CSSProperties,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { LiveRegistry } from './live-registry.ts';
import { MountContext } from './mount-context.ts';
import type { SlotFillProps } from './slot-fill.tsx';
import { slotFills } from './slot-fills.ts';
import { whenQuiet } from './when-quiet.ts';

interface SlotPlaceOptions {
  registry: Pick<LiveRegistry, 'offered'>;
  /** Loads and guards a fill, after the page. */
  importFill: () => Promise<ComponentType<SlotFillProps>>;
}

/**
 * How this page shows slots. Cells are rendered empty from the start in their holder's size, so late
 * content moves nothing. Renders nothing when nobody fills the slot.
 */
export function createSlotPlace({ registry, importFill }: SlotPlaceOptions): SlotPlace {
  return function Place({ name, props, className }) {
    const mounted = use(MountContext);
    const role = useSession(({ user }) => user?.role ?? null);
    const [Fill, setFill] = useState<ComponentType<SlotFillProps> | null>(null);
    // biome-ignore lint/correctness/useExhaustiveDependencies: once more when the page is quiet, because a newer registry may have come.
    const fills = useMemo(
      () => (mounted ? slotFills(registry.offered(), mounted, name, role) : []),
      [mounted, name, role, Fill],
    );
    const isFilled = fills.length > 0;
    useEffect(() => {
      if (!isFilled) return;
      let left = false;
      whenQuiet()
        .then(() => (left ? null : importFill()))
        .then(
          (component) => left || setFill(() => component),
          () => {
            // The page works without its fills.
          },
        );
      return () => {
        left = true;
      };
    }, [isFilled]);
    if (!isFilled) return null;
    return (
      <div className={className} data-slot={name}>
        {fills.map((fill) => (
          <Cell key={`${fill.remote.name} ${fill.place}`} fill={fill} props={props} Fill={Fill} />
        ))}
      </div>
    );
  };
}

/**
 * Confines the fill: nothing is painted outside, and endless content scrolls. The padding leaves room for
 * shadows and focus rings.
 */
const CELL: CSSProperties = {
  boxSizing: 'border-box',
  contain: 'content',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: -6,
  maxBlockSize: '40rem',
  minInlineSize: 0,
  overflow: 'auto',
  padding: 6,
};

interface CellProps {
  fill: RegisteredFill;
  props: object;
  Fill: ComponentType<SlotFillProps> | null;
}

function Cell({ fill, props, Fill }: CellProps) {
  const cell = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  // In view it stays, empty, so that nothing moves under a finger.
  const leave = () => setGone((cell.current?.getBoundingClientRect().top ?? 0) >= innerHeight);
  if (gone) return null;
  return (
    <div ref={cell} style={CELL} data-fill={fill.place}>
      {Fill && <Fill entry={fill} props={props} onFailed={leave} />}
    </div>
  );
}
