import { pictureSources } from '@vitrina/contract/rules/picture-sources';
import { Thumbnail } from './thumbnail.tsx';

/** Decorative: the name is beside it. */
export const ItemPicture = ({ url }: { url: string | null | undefined }) => (
  <Thumbnail sources={url ? pictureSources(url) : null} />
);
