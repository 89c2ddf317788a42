import { Slot } from '@vitrina/shared-auth/per-package/slots';
import style from './more-cards.module.css';

/** What other remotes add to this page, at its end. */
export const MoreCards = () => <Slot name="admin-dashboard" props={{}} className={style.cards} />;
