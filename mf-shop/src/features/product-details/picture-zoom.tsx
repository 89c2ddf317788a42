import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import { productMessages } from '../../product-messages.ts';
import { ProductPicture } from '../catalog/product-picture.tsx';
import style from './picture-zoom.module.css';

const text = productMessages;

export interface PictureZoomProps {
  url: string;
  name: string;
  onClose: () => void;
}

/** One picture over the page, fitted or twice as large; then it scrolls both ways. */
export function PictureZoom({ url, name, onClose }: PictureZoomProps) {
  const [large, setLarge] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={name}
      closeLabel={text.closeZoom}
      size="lg"
      actions={
        <Button variant="secondary" aria-pressed={large} onClick={() => setLarge(!large)}>
          {large ? <ZoomOut /> : <ZoomIn />}
          {large ? text.zoomOut : text.zoomIn}
        </Button>
      }
    >
      <div className={style.pane}>
        <div className={style.sheet} data-large={large ? '' : undefined}>
          <ProductPicture url={url} alt="" sizes={large ? '110rem' : '92vw'} urgent />
        </div>
      </div>
    </Dialog>
  );
}
