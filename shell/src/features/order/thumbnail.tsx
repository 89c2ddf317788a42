import type { PictureSources } from '@vitrina/contract/rules/picture-sources';
import ImageOff from 'lucide-react/icons/image-off';
import { useState } from 'react';
import style from './thumbnail.module.css';

const SHOWN = '56px';

/** Decorative: the name is beside it. */
export function Thumbnail({ sources }: { sources: PictureSources | null }) {
  const [isBroken, setBroken] = useState(false);
  if (!sources || isBroken) {
    return (
      <span className={style.frame}>
        <ImageOff />
      </span>
    );
  }
  const { src, avif, webp } = sources;
  return (
    <picture className={style.frame}>
      {avif && <source type="image/avif" srcSet={avif} sizes={SHOWN} />}
      <img
        srcSet={webp}
        sizes={webp && SHOWN}
        src={src}
        alt=""
        width={56}
        height={56}
        loading="lazy"
        decoding="async"
        onError={() => setBroken(true)}
      />
    </picture>
  );
}
