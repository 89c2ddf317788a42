import first from '../../assets/illustrations/hero-1.svg?url';
import second from '../../assets/illustrations/hero-2.svg?url';
import third from '../../assets/illustrations/hero-3.svg?url';

/** Addresses of the hero's pictures, 1600 x 900. */
export const HERO_PICTURES = [first, second, third] as const;
