import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import CircleHelp from 'lucide-react/icons/circle-help';
import { useState } from 'react';
import { messages } from '../../messages.ts';
import { ContactWays } from '../contact-ways.tsx';
import style from './help-button.module.css';

const text = messages.requests.help;

export function HelpButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)} aria-haspopup="dialog">
        <CircleHelp />
        {text.open}
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={text.title}
        closeLabel={text.close}
        size="sm"
      >
        <div className={style.help}>
          <p>{text.text}</p>
          <ContactWays />
        </div>
      </Dialog>
    </>
  );
}
