import { pictureSources } from '@vitrina/contract/rules/picture-sources';
import { classNames } from '@vitrina/shared-ui/class-names';
import { useState } from 'react';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import style from './product-picture.module.css';

interface ProductPictureProps {
  /** Address of the picture; without one, or when nothing loads from it, the placeholder stands. */
  url: string | undefined;
  alt: string;
  /** Width that it will have, as the `sizes` of an `img`. */
  sizes: string;
  /** Part of the first screen: loaded at once, before other pictures. */
  urgent?: boolean | undefined;
}

/** A square product picture, as wide as its box, in the smallest file that fits. */
export function ProductPicture({ url, alt, sizes, urgent }: ProductPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const shape = classNames(style.picture);
  const sources = url && url !== brokenUrl ? pictureSources(url) : null;
  if (!sources) return <PicturePlaceholder className={shape} />;
  const { src, avif, webp } = sources;
  return (
    <picture className={style.frame}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        alt={alt}
        srcSet={webp}
        sizes={webp && sizes}
        src={src}
        width={1280}
        height={1280}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : 'auto'}
        decoding="async"
        className={shape}
        onError={() => setBrokenUrl(url)}
      />
    </picture>
  );
}
