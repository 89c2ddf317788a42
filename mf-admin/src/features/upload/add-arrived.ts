import { MAX_PRODUCT_IMAGES } from '@vitrina/contract/constants';
import { messages } from '../../messages.ts';
import type { ArrivedImage } from './uploads-store.ts';

const text = messages.upload;

/**
 * Appends uploaded pictures, with a notice about those not added. The file host returns the same address
 * for the same picture: each is listed once.
 */
export function addArrived(
  urls: readonly string[],
  arrived: readonly ArrivedImage[],
): { urls: readonly string[]; refused: readonly string[] } {
  const added = [...urls];
  const refused = new Set<string>();
  for (const { name, url } of arrived) {
    if (added.includes(url)) refused.add(text.alreadyThere(name));
    else if (added.length >= MAX_PRODUCT_IMAGES) refused.add(text.tooMany);
    else added.push(url);
  }
  return { urls: added, refused: [...refused] };
}
