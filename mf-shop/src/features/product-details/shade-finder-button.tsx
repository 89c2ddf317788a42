import type { Product } from '@vitrina/contract/entities/product';
import { Button } from '@vitrina/shared-ui/button';
import { useLater } from '@vitrina/shared-ui/use-later';
import Palette from 'lucide-react/icons/palette';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { productMessages } from '../../product-messages.ts';
import { shadesOf } from '../shade-finder/shades-of.ts';
import style from './shade-finder-button.module.css';

const text = productMessages.shadeFinder;

const loadFinder = () => import('../shade-finder/shade-finder.tsx');

interface ShadeFinderButtonProps {
  variant: Product;
  /** The whole catalogue. */
  products: readonly Product[];
  onSelect: (variant: Product) => void;
}

/** Loads the finder on press; renders nothing without enough shades. */
export function ShadeFinderButton({ variant, products, onSelect }: ShadeFinderButtonProps) {
  const shades = useMemo(() => shadesOf(variant, products), [variant, products]);
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { part, failed, ask } = useLater(loadFinder);
  if (shades.length === 0) return null;
  const choose = (product: Product) => {
    setOpen(false);
    if (product.product_name === variant.product_name) onSelect(product);
    else void navigate(`/product/${product.product_id}`);
  };
  return (
    <div className={style.place}>
      <Button
        size="sm"
        variant="ghost"
        aria-haspopup="dialog"
        onClick={() => {
          if (!part) ask();
          setOpen(true);
        }}
      >
        <Palette /> {failed ? text.again : text.open}
      </Button>
      {open && part && (
        <part.ShadeFinder
          shades={shades}
          shownId={variant.product_id}
          onClose={() => setOpen(false)}
          onChoose={choose}
        />
      )}
    </div>
  );
}
