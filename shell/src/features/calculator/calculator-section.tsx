import { Card } from '@vitrina/shared-ui/card';
import { homeTexts } from '../../content/home.computed.ts';
import { CalculatorFields } from './calculator-fields.tsx';
import style from './calculator-section.module.css';

const text = homeTexts.calculator;

export function CalculatorSection() {
  return (
    <section className={style.section} aria-labelledby="calculator-title">
      <div>
        <h2 id="calculator-title" className={style.heading}>
          {text.title}
        </h2>
        <p className={style.lead}>{text.lead}</p>
      </div>
      <Card padding="lg">
        <CalculatorFields example={text.example} />
      </Card>
    </section>
  );
}
