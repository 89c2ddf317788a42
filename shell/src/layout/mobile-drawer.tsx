import { classNames } from '@vitrina/shared-ui/class-names';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { drawerTexts } from '../content/drawer.ts';
import { messages } from '../messages.ts';
import style from './header.module.css';
import { HeaderLinks } from './header-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface MobileDrawerProps {
  open: boolean;
  onClose: () => void;
}

export function MobileDrawer({ open, onClose }: MobileDrawerProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={drawerTexts.title}
      closeLabel={drawerTexts.close}
      placement="end"
      size="sm"
    >
      <nav className={style.mobileLinks} aria-label={messages.nav.label}>
        <HeaderLinks className={classNames(style.link)} onClick={onClose} />
      </nav>
      <p className={style.mobileTheme}>
        {drawerTexts.theme}
        <ThemeToggle />
      </p>
    </Dialog>
  );
}
