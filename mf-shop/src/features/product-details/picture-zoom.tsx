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

const text = productMessages;

interface PictureZoomProps {
  url: string;
  name: string;
  /** In which the page shows the picture already, smallest first: those files stand here until the large one is. */
  shownSizes: readonly string[];
  /** To the picture after it or before it; absent where there is one only. */
  onStep?: ((by: 1 | -1) => void) | undefined;
  onClose: () => void;
}

/** As wide as an enlarged picture is: it is sharp at once, without a second request. */
const LARGEST = '110rem';

const PAN: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [0.2, 0],
  ArrowLeft: [-0.2, 0],
  ArrowDown: [0, 0.2],
  ArrowUp: [0, -0.2],
};

/**
 * One picture over the page, from fitted to four times as large: by pinch, wheel, press, `+` and `-`. Arrows
 * move it where it is larger than its pane, else they lead to the next picture.
 */
export function PictureZoom({ url, name, shownSizes, onStep, onClose }: PictureZoomProps) {
  const { scale, zoom, pan, props } = usePanZoom();
  const large = scale > 1;
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    const way = PAN[key];
    if (key === '+' || key === '=') zoom(scale * 1.5);
    else if (key === '-') zoom(scale / 1.5);
    else if (way && pan(...way)) event.preventDefault();
    else if (key === 'ArrowRight') onStep?.(1);
    else if (key === 'ArrowLeft') onStep?.(-1);
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
        <>
          {onStep && (
            <>
              <IconButton
                variant="outlined"
                label={text.previousPicture}
                onClick={() => onStep(-1)}
              >
                <ChevronLeft />
              </IconButton>
              <IconButton variant="outlined" label={text.nextPicture} onClick={() => onStep(1)}>
                <ChevronRight />
              </IconButton>
            </>
          )}
          <Button variant="secondary" aria-pressed={large} onClick={() => zoom(large ? 1 : 2)}>
            {large ? <ZoomOut /> : <ZoomIn />}
            {large ? text.zoomOut : text.zoomIn}
          </Button>
        </>
      }
    >
      <div className={style.pane} data-large={large} {...props}>
        <div
          className={style.sheet}
          style={{ inlineSize: `calc(${scale} * min(100%, var(--fitted)))` }}
        >
          {/* By address: a picture that stays until the next one is there would have the name of that one. */}
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
