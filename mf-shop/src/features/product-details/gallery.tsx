import { type PictureKind, pictureSources } from '@vitrina/contract/rules/picture-sources';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import { useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import style from './gallery.module.css';
import { PictureZoom } from './picture-zoom.tsx';
import { useSwipe } from './use-swipe.ts';

const text = productMessages;

const MAIN_SIZES =
  '(min-width: 75rem) 38rem, (min-width: 52rem) 50vw, min(100vw - 3.25rem, max(18rem, 62vh))';
const THUMBNAIL_SIZES = '5rem';

interface GalleryProps {
  product: string;
  /** Includes the variant. */
  name: string;
  pictures: readonly string[];
}

const OF_ALL_VARIANTS: ReadonlySet<PictureKind> = new Set(['texture', 'shades', 'size']);

const whatShows = (url: string): PictureKind | undefined => pictureSources(url)?.shows;

/** Large picture with thumbnails; arrows, keys and swipes change it. */
export function Gallery({ product, name, pictures }: GalleryProps) {
  const [shown, show] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const many = pictures.length > 1;
  const step = (by: number) => show((shown + by + pictures.length) % pictures.length);
  const swipe = useSwipe(step);
  const url = pictures[shown];
  const shows = url && whatShows(url);
  const shownName = shows && OF_ALL_VARIANTS.has(shows) ? product : name;
  const alt = shows ? shownName + text.shows[shows] : many ? text.pictureOf(name, shown + 1) : name;
  return (
    <section className={style.gallery} aria-label={text.gallery}>
      <div className={style.pictures} {...(many && swipe)}>
        {url ? (
          <button
            type="button"
            className={style.main}
            aria-label={text.zoom(alt)}
            onClick={() => setZoomed(true)}
          >
            <ProductPicture url={url} alt={alt} sizes={MAIN_SIZES} urgent />
            <span className={style.hint} aria-hidden="true">
              <ZoomIn />
            </span>
          </button>
        ) : (
          <div className={style.main}>
            <ProductPicture url={undefined} alt="" sizes={MAIN_SIZES} />
          </div>
        )}
        {many && (
          <div className={style.row}>
            <ul className={style.thumbnails}>
              {pictures.map((picture, index) => (
                <li key={picture}>
                  <button
                    type="button"
                    className={style.thumbnail}
                    aria-label={
                      text.showPicture(index + 1, pictures.length) +
                      text.shows[whatShows(picture) ?? 'front']
                    }
                    aria-pressed={index === shown}
                    onClick={() => show(index)}
                  >
                    <ProductPicture url={picture} alt="" sizes={THUMBNAIL_SIZES} />
                  </button>
                </li>
              ))}
            </ul>
            <div className={style.arrows}>
              <IconButton variant="outlined" label={text.previousPicture} onClick={() => step(-1)}>
                <ChevronLeft />
              </IconButton>
              <IconButton variant="outlined" label={text.nextPicture} onClick={() => step(1)}>
                <ChevronRight />
              </IconButton>
            </div>
          </div>
        )}
      </div>
      {zoomed && url && (
        <PictureZoom
          url={url}
          name={alt}
          shownSizes={[THUMBNAIL_SIZES, MAIN_SIZES]}
          steps={many ? { place: text.place(shown + 1, pictures.length), onStep: step } : undefined}
          onClose={() => setZoomed(false)}
        />
      )}
    </section>
  );
}
