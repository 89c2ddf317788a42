import { messages } from '../../messages.ts';
import { undoLast } from '../undo/undo-store.ts';
import type { Command } from './command.ts';

export const undoCommand: Command = {
  id: 'undo',
  title: messages.undo.action,
  keys: ['z'],
  run: () => void undoLast(),
};
