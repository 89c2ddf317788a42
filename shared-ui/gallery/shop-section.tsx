import { useState } from 'react';
import { Badge } from '../src/badge.tsx';
import { Button } from '../src/button.tsx';
import { Card, stretchedLinkClass } from '../src/card.tsx';
import { classNames } from '../src/class-names.ts';
import { Price } from '../src/price.tsx';
import { QuantityStepper } from '../src/quantity-stepper.tsx';
import { Stars } from '../src/stars.tsx';
import { Swatch } from '../src/swatch.tsx';
import gallery from './gallery.module.css';
import { Example, Section } from './section.tsx';
import styles from './shop-section.module.css';

const products = [
  { name: 'Ruj mat catifelat', colors: ['crimson', 'salmon', 'maroon'], bani: 4990 },
  { name: 'Cremă hidratantă cu mușețel', colors: ['ivory'], bani: 12_900 },
  { name: 'Ojă rezistentă 10 ml', colors: ['teal', 'navy', 'plum', 'white'], bani: 2450 },
];

export function ShopSection() {
  const [quantity, setQuantity] = useState(1);
  return (
    <Section title="Magazin">
      <Example name="card, price, stars, swatch">
        <ul className={styles.grid}>
          {products.map((product) => (
            <li key={product.name}>
              <Card padding="none" interactive>
                <div className={styles.picture} />
                <div className={classNames(gallery.column, styles.body)}>
                  <div className={classNames(gallery.row, gallery.between)}>
                    <Stars />
                    {product.colors.length > 1 && <Badge tone="accent">Nou</Badge>}
                  </div>
                  <h3 className={styles.title}>
                    <a href="#continut" className={stretchedLinkClass}>
                      {product.name}
                    </a>
                  </h3>
                  <div className={gallery.row}>
                    {product.colors.map((color) => (
                      <Swatch key={color} color={color} />
                    ))}
                  </div>
                  <Price bani={product.bani} size="lg" />
                  <Button block>ADAUGĂ ÎN COȘ</Button>
                </div>
              </Card>
            </li>
          ))}
        </ul>
      </Example>
      <Example name="quantity-stepper, price">
        <div className={gallery.row}>
          <QuantityStepper
            value={quantity}
            onValueChange={setQuantity}
            min={1}
            max={5}
            label="Cantitate, Ruj mat catifelat"
            decreaseLabel="Scade cantitatea"
            increaseLabel="Crește cantitatea"
          />
          <Price bani={quantity * 123_450} size="xl" />
        </div>
      </Example>
    </Section>
  );
}
