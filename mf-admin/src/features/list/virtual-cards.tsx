import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { usePlace } from './use-place.ts';
import style from './virtual-cards.module.css';

interface VirtualCardsProps<Row> {
  label: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  card: (row: Row) => ReactNode;
}

const CARD_PX = 240;
const MIN_CARD_PX = 320;

export function VirtualCards<Row>({ label, rows, rowKey, card }: VirtualCardsProps<Row>) {
  const place = useRef<HTMLUListElement>(null);
  const { top, width } = usePlace(place);
  const lanes = Math.max(1, Math.floor(width / MIN_CARD_PX));
  const virtual = useWindowVirtualizer({
    count: Math.ceil(rows.length / lanes),
    estimateSize: () => CARD_PX,
    overscan: 3,
    scrollMargin: top,
    useFlushSync: false,
  });
  return (
    <ul
      ref={place}
      className={style.cards}
      aria-label={label}
      style={{ blockSize: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map((line) => (
        <li
          key={line.key}
          ref={virtual.measureElement}
          data-index={line.index}
          className={style.line}
          style={{ transform: `translateY(${line.start - top}px)` }}
        >
          <ul className={style.lane} style={{ gridTemplateColumns: `repeat(${lanes}, 1fr)` }}>
            {rows.slice(line.index * lanes, (line.index + 1) * lanes).map((row) => (
              <li key={rowKey(row)}>{card(row)}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
