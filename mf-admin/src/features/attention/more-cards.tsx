import { Slot } from '@vitrina/shared-auth/per-package/slots';
import style from './more-cards.module.css';

export const MoreCards = () => <Slot name="admin-dashboard" props={{}} className={style.cards} />;
