import { strokesOf } from '../pictures/glyphs.ts';

/** A line of text on an A4 page: baseline in points from the page's upper left corner. */
export interface PdfLine {
  text: string;
  x: number;
  y: number;
  /** Height of the capitals, in points. */
  size: number;
  /** `end`: x is the right edge of the text. */
  align?: 'start' | 'end';
}

const A4 = { width: 595, height: 842 };

/** A one-page PDF whose letters are drawn strokes, so that ș and ț need no embedded font. */
export function strokePdf(title: string, lines: readonly PdfLine[]): Buffer {
  const content = `1 0 0 -1 0 ${A4.height} cm 1 J 1 j\n${lines.map(drawLine).join('\n')}`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (ro) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${A4.width} ${A4.height}] /Contents 4 0 R /Resources << >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title <${Buffer.from(`\ufeff${title}`, 'utf16le').swap16().toString('hex')}> >>`,
  ]);
}

function drawLine({ text, x, y, size, align = 'start' }: PdfLine): string {
  const { width, letters } = strokesOf(text);
  const scale = size / 14;
  const left = align === 'end' ? x - width * scale : x;
  const strokes = letters.map((letter) => {
    const dx = letter.x.toFixed(2);
    return `q 1 0 0 1 ${dx} 0 cm ${pathOperators(letter.path)} S Q`;
  });
  return `q ${scale.toFixed(4)} 0 0 ${scale.toFixed(4)} ${left.toFixed(2)} ${(y - size).toFixed(2)} cm 1.3 w\n${strokes.join('\n')}\nQ`;
}

/** SVG's absolute M, L, H, V, C and Z as the operators of a PDF content stream. */
function pathOperators(path: string): string {
  let [x, y] = [0, 0];
  const operators = [...path.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)].map(([, command, rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'Z') return 'h';
    if (command === 'H') x = numbers[0] ?? x;
    else if (command === 'V') y = numbers[0] ?? y;
    else [x, y] = [numbers.at(-2) ?? x, numbers.at(-1) ?? y];
    if (command === 'C') return `${numbers.join(' ')} c`;
    return `${x} ${y} ${command === 'M' ? 'm' : 'l'}`;
  });
  return operators.join(' ');
}

/** Numbered objects with the table of their offsets (ISO 32000-1, 7.5). */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
