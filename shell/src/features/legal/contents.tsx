import { Link } from 'react-router-dom';
import style from './contents.module.css';

interface ContentsProps {
  label: string;
  entries: ReadonlyArray<{ id: string; label: string }>;
}

export function Contents({ label, entries }: ContentsProps) {
  return (
    <nav className={style.contents} aria-label={label}>
      <h2 className={style.title}>{label}</h2>
      <ol className={style.list}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <Link to={{ hash: entry.id }} className={style.link ?? ''}>
              {entry.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
