import { About } from '../features/about/about.tsx';
import { CalculatorSection } from '../features/calculator/calculator-section.tsx';
import { Examples } from '../features/examples/examples.tsx';
import { HowItWorks } from '../features/how/how-it-works.tsx';
import { Offer } from '../features/offer/offer.tsx';
import { ShopTeaser } from '../features/shop-teaser/shop-teaser.tsx';

export function HomeSections() {
  return (
    <>
      <About />
      <Examples />
      <HowItWorks />
      <Offer />
      <CalculatorSection />
      <ShopTeaser />
    </>
  );
}
