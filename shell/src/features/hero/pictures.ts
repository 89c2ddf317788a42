import first from '../../assets/illustrations/hero-1.svg?url';
import second from '../../assets/illustrations/hero-2.svg?url';
import third from '../../assets/illustrations/hero-3.svg?url';
import { messages } from '../../messages.ts';

const [firstText, secondText, thirdText] = messages.home.carousel.pictures;

/** The hero's three pictures, 1600 x 900. */
export const HERO_PICTURES = [
  { src: first, alt: firstText },
  { src: second, alt: secondText },
  { src: third, alt: thirdText },
] as const;
