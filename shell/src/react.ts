/** As a module of our own: importing a CommonJS module later would cost the first scripts a conversion. */
export { createRoot, hydrateRoot } from 'react-dom/client';
