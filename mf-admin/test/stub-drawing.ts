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
 * Stubs reading and drawing pictures, which only browsers do; a file with the text `broken` is no picture.
 * @param gives result of the canvas
 */
export function stubDrawing(gives = 'jpeg') {
  FakeCanvas.gives = gives;
  rstest.stubGlobal('OffscreenCanvas', FakeCanvas);
  rstest.stubGlobal('createImageBitmap', async (file: Blob) => {
    if ((await file.text()) === 'broken') throw new DOMException('no picture');
    return { width: 40, height: 40, close() {} };
  });
}
