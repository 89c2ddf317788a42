import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { salesMessages } from '../../sales-messages.ts';
import { salesQuery } from '../sales/sales-query.ts';
import style from './site-cards.module.css';

interface SitePictureProps {
  name: string;
  /** Request the website came from. */
  requestId: number | undefined;
}

/** Picture of the newest version; a drawing without one, or when it fails to load. */
export function SitePicture({ name, requestId }: SitePictureProps) {
  const { data } = useQuery(salesQuery());
  const [failed, setFailed] = useState<string>();
  const url = data?.pictures.find(({ request_id }) => request_id === requestId)?.picture.url;
  if (!url || url === failed) return <Drawing />;
  return (
    <img
      src={url}
      alt={salesMessages.sites.pictureOf(name)}
      loading="lazy"
      className={style.picture}
      // Its address expires after an hour or two; the next answer has a new one.
      onError={() => setFailed(url)}
    />
  );
}

const Drawing = () => (
  <svg
    viewBox="0 0 160 90"
    preserveAspectRatio="xMidYMid slice"
    className={style.drawing}
    aria-hidden="true"
  >
    <rect x="28" y="16" width="104" height="90" rx="5" data-part="page" />
    <path d="M28 28h104" data-part="line" />
    <circle cx="35" cy="22" r="1.8" data-part="dot" />
    <circle cx="41" cy="22" r="1.8" data-part="dot" />
    <circle cx="47" cy="22" r="1.8" data-part="dot" />
    <rect x="38" y="37" width="42" height="30" rx="3" data-part="dot" />
    <path d="M90 41h32M90 49h24M90 57h28M38 77h84" data-part="text" />
  </svg>
);
