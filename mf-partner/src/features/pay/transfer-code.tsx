import { encode } from 'uqr';
import style from './transfer.module.css';

interface TransferCodeProps {
  /** Payload for banking apps. */
  code: string;
  label: string;
}

/** QR code, dark on white in both themes, as scanners expect. */
export function TransferCode({ code, label }: TransferCodeProps) {
  const { data, size } = encode(code, { ecc: 'M', border: 2 });
  const squares = data.flatMap((cells, row) =>
    cells.map((isDark, column) => (isDark ? `M${column} ${row}h1v1h-1z` : '')),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      className={style.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} />
    </svg>
  );
}
