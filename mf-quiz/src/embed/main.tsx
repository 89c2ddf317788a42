import './embed.css';
import { createRoot } from 'react-dom/client';
import { embedTexts } from '../messages.ts';
import { EmbedQuiz } from './embed-quiz.tsx';
import { readConfig } from './read-config.ts';

const container = document.getElementById('quiz');
const config = readConfig();
if (!container) throw new Error('The frame document has no #quiz.');
if (config) createRoot(container).render(<EmbedQuiz apiOrigin={config.apiOrigin} />);
else container.textContent = embedTexts.noConfig;
