import type { SlotComponent } from '@vitrina/shared-auth/per-package/slots';
import { Card } from '@vitrina/shared-ui/card';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import style from './product-card.module.css';

/** Card in a shop page, below the product's description; links to this remote. */
export const ProductCard: SlotComponent<'product-below'> = ({ product }) => (
  <Card className={style.card}>
    <h2 className={style.title}>{messages.title}</h2>
    <Link to="/template">{messages.moreAbout(product.name)}</Link>
  </Card>
);
