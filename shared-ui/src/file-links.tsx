import type { PrivateFile } from '@vitrina/contract/entities/private-file';
import { withoutDirections } from '@vitrina/contract/rules/isolated';
import FileDown from 'lucide-react/icons/file-down';
import styles from './file-links.module.css';

interface FileLinksProps {
  files: readonly PrivateFile[];
  /** Accessible name of a link: `Descarcă sigla.png`. */
  downloadLabel: (name: string) => string;
}

const KILOBYTE = 1024;

/** `12 kB`, `3,4 MB` */
export function formatBytes(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  if (kilobytes < KILOBYTE) return `${Math.max(1, Math.round(kilobytes))} kB`;
  return `${(kilobytes / KILOBYTE).toFixed(1).replace('.', ',')} MB`;
}

/** Downloadable files; pictures are shown. */
export function FileLinks({ files, downloadLabel }: FileLinksProps) {
  if (files.length === 0) return null;
  return (
    <ul className={styles.files}>
      {files.map(({ id, name, bytes, is_image, url }) => {
        const shown = withoutDirections(name);
        const size = bytes === null ? '' : formatBytes(bytes);
        return (
          <li key={id}>
            <a
              href={url}
              download={shown}
              className={styles.file}
              aria-label={`${downloadLabel(shown)} ${size}`.trimEnd()}
            >
              {is_image ? (
                <img src={url} alt="" loading="lazy" className={styles.picture} />
              ) : (
                <FileDown className={styles.icon} />
              )}
              <span className={styles.name}>
                <bdi>{shown}</bdi> {size && <span className={styles.size}>{size}</span>}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
