import styles from './foundations-section.module.css';
import gallery from './gallery.module.css';
import { Example, Section } from './section.tsx';

const surfaces = [
  ['primary', 'Primar'],
  ['accent', 'Accent'],
  ['primary-soft', 'Primar discret'],
  ['accent-soft', 'Accent discret'],
  ['info-soft', 'Informație'],
  ['success-soft', 'Reușită'],
  ['warning-soft', 'Atenție'],
  ['danger-soft', 'Eroare'],
  ['danger', 'Pericol'],
  ['surface', 'Suprafață'],
  ['surface-sunken', 'Adâncit'],
  ['surface-raised', 'Ridicat'],
] as const;

export function FoundationsSection() {
  return (
    <Section title="Fundamente">
      <Example name="type">
        <div className={gallery.column}>
          <p className={styles.display}>Site-ul tău, gratuit. Plătești doar când vinzi.</p>
          <h1>Un site frumos în șapte zile lucrătoare</h1>
          <h2>Țesem împreună povestea afacerii tale</h2>
          <h3>Întreținere, actualizări și suport, 7 zile din 7</h3>
          <p className={styles.prose}>
            Construim gratuit site-uri pentru afaceri mici și trăim dintr-un comision lunar din
            vânzări. <a href="#continut">Vezi cum funcționează</a> — fără costuri ascunse, cu
            „mulțumim” și cu <strong>9% pentru primii 5.000 RON</strong>.
          </p>
          <p className={styles.quiet}>
            Facturile apar pe data de 2 a lunii • ĂÂÎȘȚ ăâîșț • 0123456789 €
          </p>
        </div>
      </Example>
      <Example name="color">
        <div className={styles.swatches}>
          {surfaces.map(([surface, name]) => (
            <div key={surface} className={styles.swatch} data-surface={surface}>
              {name}
            </div>
          ))}
        </div>
      </Example>
      <Example name="shadow">
        <div className={styles.swatches}>
          {(['xs', 'sm', 'md', 'lg'] as const).map((shadow) => (
            <div key={shadow} className={styles.shadow} data-shadow={shadow}>
              {shadow}
            </div>
          ))}
        </div>
      </Example>
    </Section>
  );
}
