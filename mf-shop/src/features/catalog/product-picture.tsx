import { pictureSources } from '@vitrina/contract/rules/picture-sources';
import { classNames } from '@vitrina/shared-ui/class-names';
import { useState } from 'react';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import style from './product-picture.module.css';

interface ProductPictureProps {
  /** Without an address, or when loading fails, the placeholder is shown. */
  url: string | undefined;
  alt: string;
  /** Rendered width, as the `sizes` of an `img`. */
  sizes: string;
  /** On the first screen: loads before other pictures. */
  urgent?: boolean | undefined;
}

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
