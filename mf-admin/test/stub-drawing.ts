import { rstest } from '@rstest/core';

class FakeCanvas {
  getContext() {
    return { fillRect() {}, drawImage() {} };
  }
  async convertToBlob() {
    return new Blob([FakeCanvas.gives]);
  }
  static gives = 'jpeg';
}

/**
 * Reads and draws pictures, which nothing does outside a browser: a file with the text `broken` is
 * no picture.
 * @param gives what the canvas gives back
 */
export function stubDrawing(gives = 'jpeg') {
  FakeCanvas.gives = gives;
  rstest.stubGlobal('OffscreenCanvas', FakeCanvas);
  rstest.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()) === 'broken') throw new DOMException('no picture');
    return { width: 40, height: 40, close() {} };
  });
}
