import { classNames } from '@vitrina/shared-ui/class-names';
import { type ComponentProps, useState } from 'react';
import { PicturePlaceholder } from './picture-placeholder.tsx';
import { pictureSources } from './picture-sources.ts';
import style from './product-picture.module.css';

export interface ProductPictureProps extends Omit<ComponentProps<'img'>, 'src' | 'srcSet'> {
  /** Address of the picture; without one the placeholder stands. */
  url: string | undefined;
  alt: string;
  /** Part of the first screen: loaded at once, before other pictures. */
  urgent?: boolean | undefined;
}

/** A square product picture in the size that fits; a placeholder where there is none. */
export function ProductPicture({
  url,
  alt,
  sizes,
  urgent = false,
  className,
  ...rest
}: ProductPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const shape = classNames(style.picture, className);
  if (!url || url === brokenUrl) return <PicturePlaceholder alt={alt} className={shape} />;
  const { src, webp, avif } = pictureSources(url);
  return (
    <picture className={style.frame}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...rest}
        alt={alt}
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        width={960}
        height={960}
        loading={urgent ? 'eager' : 'lazy'}
        fetchPriority={urgent ? 'high' : 'auto'}
        decoding="async"
        className={shape}
        onError={() => setBrokenUrl(url)}
      />
    </picture>
  );
}
