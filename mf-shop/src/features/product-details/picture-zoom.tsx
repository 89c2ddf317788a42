import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { Fragment, type KeyboardEvent } from 'react';
import { productMessages } from '../../product-messages.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import style from './picture-zoom.module.css';
import { usePanZoom } from './use-pan-zoom.ts';
import { useSwipe } from './use-swipe.ts';

const text = productMessages;

interface PictureZoomProps {
  url: string;
  name: string;
  /**
   * `sizes` under which the page already loaded the picture, smallest first: shown until the large file has
   * loaded.
   */
  shownSizes: readonly string[];
  /** Position among the pictures, and how to step through them; absent for a single one. */
  steps?: { place: string; onStep: (by: 1 | -1) => void } | undefined;
  onClose: () => void;
}

/** As wide as an enlarged picture, so that zooming needs no second request. */
const LARGEST = '110rem';

const PAN: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [0.2, 0],
  ArrowLeft: [-0.2, 0],
  ArrowDown: [0, 0.2],
  ArrowUp: [0, -0.2],
};

/**
 * Zooms one picture up to four times, by pinch, wheel, press, `+` and `-`. Arrow keys pan an enlarged picture;
 * otherwise arrows and swipes lead to the next one.
 */
export function PictureZoom({ url, name, shownSizes, steps, onClose }: PictureZoomProps) {
  const { scale, zoom, pan, props } = usePanZoom();
  const large = scale > 1;
  const { onTouchStart, onTouchEnd } = useSwipe((by) => steps?.onStep(by));
  const zoomLabel = large ? text.zoomOut : text.zoomIn;
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const way = PAN[key];
    if (key === '+' || key === '=') zoom(scale * 1.5);
    else if (key === '-') zoom(scale / 1.5);
    else if (way && pan(...way)) event.preventDefault();
    else if (key === 'ArrowRight') steps?.onStep(1);
    else if (key === 'ArrowLeft') steps?.onStep(-1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={text.closeZoom}
      size="lg"
      className={classNames(style.zoom)}
      onKeyDown={press}
      actions={
        <div className={style.foot}>
          {steps && (
            <div className={style.steps}>
              <IconButton
                variant="outlined"
                label={text.previousPicture}
                onClick={() => steps.onStep(-1)}
              >
                <ChevronLeft />
              </IconButton>
              <span role="status" className={style.place}>
                {steps.place}
              </span>
              <IconButton
                variant="outlined"
                label={text.nextPicture}
                onClick={() => steps.onStep(1)}
              >
                <ChevronRight />
              </IconButton>
            </div>
          )}
          <Button
            variant="secondary"
            className={classNames(style.toggle)}
            aria-label={zoomLabel}
            aria-pressed={large}
            onClick={() => zoom(large ? 1 : 2)}
          >
            {large ? <ZoomOut /> : <ZoomIn />}
            <span className={style.label}>{zoomLabel}</span>
          </Button>
        </div>
      }
    >
      <div
        className={style.pane}
        data-large={large}
        // Safari's keyboard needs a focusable element for the arrow keys.
        tabIndex={large ? 0 : undefined}
        {...props}
        {...(!large && { onTouchStart, onTouchEnd })}
      >
        <div className={style.sheet} style={{ inlineSize: `calc(${scale} * min(100cqi, 100cqb))` }}>
          {/* Keyed by address: the old picture must not stay under the new one's name. */}
          <Fragment key={url}>
            {shownSizes.map((sizes) => (
              <ProductPicture key={sizes} url={url} alt="" sizes={sizes} urgent />
            ))}
            <ProductPicture url={url} alt={name} sizes={LARGEST} urgent />
          </Fragment>
        </div>
      </div>
    </Dialog>
  );
}
