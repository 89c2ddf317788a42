import { SKIN_TONES } from './skin-tones.ts';

const WIDTH = 48;

/**
 * A smear of a shade on each skin tone, side by side. Decoration: the shade's name stands beside it.
 * Colours are presentation attributes, which the policy for styles allows.
 */
export const ShadeStrip = ({
  color,
  className,
}: {
  color: string;
  className?: string | undefined;
}) => (
  <svg
    viewBox={`0 0 ${WIDTH * SKIN_TONES.length} 36`}
    preserveAspectRatio="none"
    aria-hidden="true"
    className={className}
  >
    {SKIN_TONES.map(({ fill }, index) => (
      <g key={fill} transform={`translate(${index * WIDTH} 0)`}>
        <rect width={WIDTH} height="36" fill={fill} />
        <path
          d="M8 21c5-9 13-11 19-10 6 0 11 2 13 6 1 5-5 9-13 9-8 1-17 1-19-5z"
          fill={color}
          fillOpacity="0.92"
        />
        <path
          d="M13 18c6-4 13-5 20-3"
          fill="none"
          stroke="#fff"
          strokeOpacity="0.28"
          strokeWidth="1.5"
        />
      </g>
    ))}
  </svg>
);
