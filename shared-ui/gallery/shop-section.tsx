import { useState } from 'react';
import { Badge } from '../src/badge.tsx';
import { Button } from '../src/button.tsx';
import { Card, stretchedLinkClass } from '../src/card.tsx';
import { Price } from '../src/price.tsx';
import { QuantityStepper } from '../src/quantity-stepper.tsx';
import { Stack } from '../src/stack.tsx';
import { Stars } from '../src/stars.tsx';
import { Swatch } from '../src/swatch.tsx';
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
                <Stack gap="2" className={styles.body}>
                  <Stack direction="row" justify="between" gap="2">
                    <Stars />
                    {product.colors.length > 1 && <Badge tone="accent">Nou</Badge>}
                  </Stack>
                  <h3 className={styles.title}>
                    <a href="#continut" className={stretchedLinkClass}>
                      {product.name}
                    </a>
                  </h3>
                  <Stack direction="row" gap="1">
                    {product.colors.map((color) => (
                      <Swatch key={color} color={color} />
                    ))}
                  </Stack>
                  <Price bani={product.bani} size="lg" />
                  <Button block>ADAUGĂ ÎN COȘ</Button>
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      </Example>
      <Example name="quantity-stepper, price">
        <Stack direction="row" gap="6">
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
        </Stack>
      </Example>
    </Section>
  );
}
