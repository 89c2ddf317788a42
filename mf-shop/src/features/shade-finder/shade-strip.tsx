import type { ReactNode } from 'react';
import { SKIN_TONES } from './skin-tones.ts';
import type { Worn } from './worn-as.ts';

const PART = 100 / SKIN_TONES.length;

interface ShadeStripProps {
  worn: Worn;
  color: string;
  className?: string | undefined;
}

/**
 * A shade as worn, on each skin tone. Decorative: the shade's name is beside it. Colours are presentation
 * attributes, which the content security policy allows.
 */
export const ShadeStrip = ({ worn, color, className }: ShadeStripProps) => (
  <svg aria-hidden="true" className={className} data-worn={worn}>
    {SKIN_TONES.map(({ fill }, index) => (
      <g key={fill}>
        <rect x={`${index * PART}%`} width={`${PART + 0.2}%`} height="100%" fill={fill} />
        <svg
          x={`${index * PART}%`}
          width={`${PART}%`}
          height="100%"
          viewBox="0 0 48 36"
          aria-hidden="true"
        >
          {DRAWINGS[worn](color)}
        </svg>
      </g>
    ))}
  </svg>
);

const DRAWINGS: Readonly<Record<Worn, (color: string) => ReactNode>> = {
  lips: (color) => (
    <>
      <path
        d="M5 18c6-5 11-9 15-9 2 0 3 1 4 2 1-1 2-2 4-2 4 0 9 4 15 9-7 1-13 1-19 1s-12 0-19-1z"
        fill={color}
      />
      <path d="M5 18c6 1 13 2 19 2s13-1 19-2c-5 7-11 11-19 11S10 25 5 18z" fill={color} />
      <path d="M5 18c7 1 13 2 19 2s12-1 19-2" fill="none" stroke="#000" strokeOpacity="0.35" />
      <path
        d="M17 24c4 2 9 2 13 0"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.4"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  lashes: (color) => (
    <>
      <Eye />
      <path
        d="M6 22C12 14 18 12 24 12s12 2 18 10M8 19 3 14M12 16 8 9M17 13 14 6M21 12 20 4M26 12 28 4M30 13 34 6M35 15 40 9M40 19 45 14"
        fill="none"
        stroke={color}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  lids: (color) => (
    <>
      <path
        d="M4 22C10 8 18 5 25 5s14 4 19 15c-6-6-12-8-20-8S10 15 4 22z"
        fill={color}
        fillOpacity="0.9"
      />
      <Eye />
      <path
        d="M6 22C12 14 18 12 24 12s12 2 18 10"
        fill="none"
        stroke="#2b1d17"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
    </>
  ),
  nails: (color) => (
    <>
      <path d="M12 36V14C12 6 17 2 24 2s12 4 12 12v22z" fill="#000" fillOpacity="0.1" />
      <path d="M15 27V15c0-7 4-11 9-11s9 4 9 11v12c-5 3-13 3-18 0z" fill={color} />
      <path
        d="M18 22v-7c0-4 2-6 4-7"
        fill="none"
        stroke="#fff"
        strokeOpacity="0.5"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  ),
  skin: (color) => (
    <>
      <ellipse cx="24" cy="18" rx="17" ry="13" fill={color} fillOpacity="0.25" />
      <ellipse cx="24" cy="18" rx="14" ry="10" fill={color} fillOpacity="0.35" />
      <ellipse cx="24" cy="18" rx="10" ry="7" fill={color} fillOpacity="0.6" />
    </>
  ),
};

/** Open, without lashes. */
const Eye = () => (
  <>
    <path d="M6 22C12 14 18 12 24 12s12 2 18 10c-6 5-12 7-18 7S12 27 6 22z" fill="#f6f1ec" />
    <circle cx="24" cy="20" r="7" fill="#6b4a33" />
    <circle cx="24" cy="20" r="3" fill="#1a120d" />
  </>
);
