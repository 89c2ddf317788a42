import { Button } from '@vitrina/shared-ui/button';
import { classNames } from '@vitrina/shared-ui/class-names';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { IconButton } from '@vitrina/shared-ui/icon-button';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import style from './picture-zoom.module.css';

const text = productMessages;

interface PictureZoomProps {
  url: string;
  name: string;
  /** To the picture after it or before it; absent where there is one only. */
  onStep?: ((by: 1 | -1) => void) | undefined;
  onClose: () => void;
}

/** One picture over the page, fitted or twice as large; then it scrolls both ways. */
export function PictureZoom({ url, name, onStep, onClose }: PictureZoomProps) {
  const [large, setLarge] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={text.closeZoom}
      size="lg"
      className={classNames(style.zoom)}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') onStep?.(1);
        if (key === 'ArrowLeft') onStep?.(-1);
      }}
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
          <Button variant="secondary" aria-pressed={large} onClick={() => setLarge(!large)}>
            {large ? <ZoomOut /> : <ZoomIn />}
            {large ? text.zoomOut : text.zoomIn}
          </Button>
        </>
      }
    >
      <div className={style.pane}>
        <div className={style.sheet} data-large={large ? '' : undefined}>
          <ProductPicture url={url} alt={name} sizes={large ? '110rem' : '92vw'} urgent />
        </div>
      </div>
    </Dialog>
  );
}
