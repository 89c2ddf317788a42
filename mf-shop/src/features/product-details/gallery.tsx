import { useState } from 'react';
import { messages } from '../../messages.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import style from './gallery.module.css';

const text = messages.details;

const MAIN_SIZES = '(min-width: 75rem) 38rem, (min-width: 52rem) 50vw, 92vw';
const THUMBNAIL_SIZES = '5rem';

/** The chosen picture, large, and the others to choose from. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const [shown, show] = useState(0);
  return (
    <section className={style.gallery} aria-label={text.gallery}>
      <div className={style.main}>
        <ProductPicture
          url={pictures[shown]}
          alt={pictures.length > 1 ? text.pictureOf(name, shown + 1) : name}
          sizes={MAIN_SIZES}
          urgent
        />
      </div>
      {pictures.length > 1 && (
        <ul className={style.thumbnails}>
          {pictures.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                className={style.thumbnail}
                aria-label={text.showPicture(index + 1, pictures.length)}
                aria-pressed={index === shown}
                onClick={() => show(index)}
              >
                <ProductPicture url={url} alt="" sizes={THUMBNAIL_SIZES} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
