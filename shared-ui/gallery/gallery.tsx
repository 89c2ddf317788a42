import { useEffect, useState } from 'react';
import { Container } from '../src/container.tsx';
import { SegmentedControl } from '../src/segmented-control.tsx';
import { SkipLink } from '../src/skip-link.tsx';
import { ActionsSection } from './actions-section.tsx';
import { DataSection } from './data-section.tsx';
import { FeedbackSection } from './feedback-section.tsx';
import { FormsSection } from './forms-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import styles from './gallery.module.css';
import { RoomSection } from './room-section.tsx';
import { ShopSection } from './shop-section.tsx';

const themes = [
  { value: 'system', label: 'Sistem' },
  { value: 'light', label: 'Luminos' },
  { value: 'dark', label: 'Întunecat' },
] as const;
type Theme = (typeof themes)[number]['value'];

export function Gallery() {
  const [theme, setTheme] = useState<Theme>('system');
  useEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }, [theme]);

  return (
    <>
      <SkipLink href="#continut">Sari la conținut</SkipLink>
      <header className={styles.header}>
        <Container className={styles.bar}>
          <strong className={styles.brand}>Vitrina</strong>
          <SegmentedControl label="Tema" segments={themes} value={theme} onValueChange={setTheme} />
        </Container>
      </header>
      <main id="continut" tabIndex={-1}>
        <Container className={styles.main}>
          <FoundationsSection />
          <ActionsSection />
          <FormsSection />
          <FeedbackSection />
          <DataSection />
          <ShopSection />
          <RoomSection />
        </Container>
      </main>
    </>
  );
}
