import '../src/base.css';
import '../src/tokens.css';
import '../src/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The document has no #root.');
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
);
