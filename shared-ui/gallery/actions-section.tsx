import { NAVIGATION_ICONS } from '@vitrina/contract/contributions';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Bell from 'lucide-react/icons/bell';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Avatar } from '../src/avatar.tsx';
import { Breadcrumbs } from '../src/breadcrumbs.tsx';
import { Button, buttonClass } from '../src/button.tsx';
import { classNames } from '../src/class-names.ts';
import { ConfirmDialog } from '../src/confirm-dialog.tsx';
import { CountBadge } from '../src/count-badge.tsx';
import { Dialog } from '../src/dialog.tsx';
import { IconButton } from '../src/icon-button.tsx';
import { Menu, MenuSeparator, menuItemProps } from '../src/menu.tsx';
import { NavigationIcon } from '../src/navigation-icon.tsx';
import { Pagination } from '../src/pagination.tsx';
import { SegmentedControl } from '../src/segmented-control.tsx';
import { sidewaysClass } from '../src/sideways.tsx';
import { VisuallyHidden } from '../src/visually-hidden.tsx';
import gallery from './gallery.module.css';
import { Example, Section } from './section.tsx';

const orderTabs = [
  { value: 'all', label: 'Toate', count: 300 },
  { value: 'Processing', label: 'Procesare', count: 24 },
  { value: 'Shipped', label: 'Expediată', count: 8 },
  { value: 'Delivered', label: 'Livrată', count: 261 },
] as const;

export function ActionsSection() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'menu'>();
  const [tab, setTab] = useState<(typeof orderTabs)[number]['value']>('all');
  const [page, setPage] = useState(6);
  const close = () => setOpen(undefined);
  return (
    <Section title="Acțiuni">
      <Example name="button">
        <div className={gallery.row}>
          <Button>Adaugă în coș</Button>
          <Button variant="accent">Începe acum!</Button>
          <Button variant="secondary">Vezi detalii</Button>
          <Button variant="ghost">Renunță</Button>
          <Button variant="danger">
            <Trash2 />
            Șterge produsul
          </Button>
        </div>
        <div className={gallery.row}>
          <Button size="sm">Mic</Button>
          <Button size="lg">
            Creează o cerere
            <ArrowRight />
          </Button>
          <a href="#continut" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            Legătură ca buton
          </a>
        </div>
        <div className={gallery.row}>
          <Button busy>Se procesează...</Button>
          <Button variant="secondary" busy>
            Se salvează
          </Button>
          <Button disabled>STOC EPUIZAT</Button>
          <Button variant="secondary" disabled>
            Indisponibil
          </Button>
        </div>
      </Example>
      <Example name="icon-button, count-badge, avatar">
        <div className={gallery.row}>
          <IconButton label="Notificări, 3 necitite">
            <Bell />
            <CountBadge count={3} />
          </IconButton>
          <IconButton label="Coș, 99+ produse" variant="outlined">
            <ShoppingBag />
            <CountBadge count={128} />
          </IconButton>
          <IconButton label="Șterge" size="sm" disabled>
            <Trash2 />
          </IconButton>
          <Avatar name="Ștefania" size="sm" />
          <Avatar name="Ștefania" />
          <Avatar name="" size="lg" />
        </div>
      </Example>
      <Example name="menu, dialog">
        <div className={gallery.row}>
          <Menu
            open={open === 'menu'}
            onOpenChange={(menu) => setOpen(menu ? 'menu' : undefined)}
            trigger={(tied) => (
              <Button variant="secondary" {...tied}>
                Contul meu
              </Button>
            )}
          >
            <a {...menuItemProps} href="#continut" aria-current="page">
              Dashboard
            </a>
            <button type="button" {...menuItemProps}>
              Detalii cont
            </button>
            <MenuSeparator />
            <button type="button" {...menuItemProps}>
              Ieșire
            </button>
          </Menu>
          <Button variant="secondary" onClick={() => setOpen('dialog')}>
            Deschide dialogul
          </Button>
          <Button variant="secondary" onClick={() => setOpen('drawer')}>
            Deschide sertarul
          </Button>
        </div>
        <ConfirmDialog
          open={open === 'dialog'}
          title="Ești sigur că vrei să ștergi acest produs?"
          keepLabel="Renunță"
          closeLabel="Închide"
          confirmLabel="Șterge"
          onClose={close}
          onConfirm={close}
        >
          <p>Produsul dispare din magazin. Comenzile existente îl păstrează.</p>
        </ConfirmDialog>
        <Dialog
          open={open === 'drawer'}
          onClose={close}
          title="Coșul tău"
          closeLabel="Închide"
          size="sm"
          placement="end"
          actions={<Button block>Plasează comanda și plătește</Button>}
        >
          <p>Nu există produse în coș</p>
        </Dialog>
      </Example>
      <Example name="segmented-control">
        <SegmentedControl
          label="Starea comenzii"
          segments={orderTabs}
          value={tab}
          onValueChange={setTab}
        />
      </Example>
      <Example name="navigation-icon, sideways, visually-hidden">
        <nav aria-label="Pictograme" className={classNames(sidewaysClass, gallery.icons)}>
          {[...NAVIGATION_ICONS, 'necunoscută'].map((name) => (
            <a key={name} href="#continut" className={buttonClass({ variant: 'ghost' })}>
              <NavigationIcon name={name} />
              <VisuallyHidden>{name}</VisuallyHidden>
            </a>
          ))}
        </nav>
      </Example>
      <Example name="breadcrumbs, pagination">
        <Breadcrumbs label="Ești aici">
          <a href="#continut">Acasă</a>
          <a href="#continut">Produse</a>
          <span aria-current="page">Cremă hidratantă cu mușețel</span>
        </Breadcrumbs>
        <Pagination
          label="Pagini"
          page={page}
          pageCount={12}
          onPageChange={setPage}
          previousLabel="Pagina anterioară"
          nextLabel="Pagina următoare"
          pageLabel={(number) => `Pagina ${number}`}
        />
      </Example>
    </Section>
  );
}
