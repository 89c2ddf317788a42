import { IconButton } from '@vitrina/shared-ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import style from './order-details.module.css';
import { useNeighbours } from './order-link.tsx';

const text = messages.order.walk;

export function OrderWalk({ id }: { id: number }) {
  const { state, place, previous, next } = useNeighbours(id);
  const navigate = useNavigate();
  const go = (to: number | null) => {
    if (to !== null) void navigate(`/admin/order/${to}`, { state, replace: true });
  };
  usePageCommands(
    place
      ? [
          { id: 'next-order', title: text.next, keys: ['j'], run: () => go(next) },
          { id: 'previous-order', title: text.previous, keys: ['k'], run: () => go(previous) },
        ]
      : [],
  );
  if (!place) return null;
  return (
    <div className={style.walk}>
      <span className={style.muted}>{text.place(place.number, place.of)}</span>
      <IconButton
        label={text.previous}
        title={`${text.previous} (K)`}
        variant="outlined"
        size="sm"
        disabled={previous === null}
        onClick={() => go(previous)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={text.next}
        title={`${text.next} (J)`}
        variant="outlined"
        size="sm"
        disabled={next === null}
        onClick={() => go(next)}
      >
        <ChevronRight />
      </IconButton>
    </div>
  );
}
