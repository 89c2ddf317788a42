import { classNames } from '@vitrina/shared-ui/class-names';
import style from './option-sample.module.css';

/** Options that are clearer as pictures: colours of a palette, a sketched layout. */
const PALETTES: Readonly<Record<string, readonly string[]>> = {
  Minimalistă: ['#ffffff', '#f1f1ef', '#8a8a86', '#222222'],
  Vibrantă: ['#e63462', '#ffb400', '#1fa2ff', '#14b86a'],
  Pastel: ['#fbd5e0', '#d6e8fb', '#d9f2e0', '#fdeec7'],
  'Mod întunecat': ['#0e1116', '#1f2630', '#3a4553', '#58c7ba'],
  'Tonuri pământii': ['#6b4a2f', '#a9764c', '#d9b98c', '#7b8258'],
};
const LAYOUTS: Readonly<Record<string, string>> = {
  'Simplu/Curat': 'M6 6h14v3H6zM18 16h28v6H18zM24 26h16v3H24z',
  'Complex/Creativ':
    'M4 4h16v3H4zM36 4h24v3H36zM4 11h26v16H4zM34 11h12v9H34zM50 11h10v9H50zM34 24h26v3H34zM4 31h12v6H4zM20 31h18v6H20zM42 31h18v6H42z',
};

/** Decorative; null for options without a picture. */
export function OptionSample({ option }: { option: string }) {
  const colors = PALETTES[option];
  const layout = LAYOUTS[option];
  if (colors) {
    return (
      <svg
        className={classNames(style.sample, style.palette)}
        viewBox="0 0 64 24"
        aria-hidden="true"
      >
        {colors.map((color, index) => (
          <rect key={color} x={index * 16} width="16" height="24" fill={color} />
        ))}
      </svg>
    );
  }
  if (!layout) return null;
  return (
    <svg className={classNames(style.sample, style.layout)} viewBox="0 0 64 40" aria-hidden="true">
      <path d={layout} />
    </svg>
  );
}
