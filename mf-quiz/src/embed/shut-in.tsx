import { embedTexts } from '../messages.ts';
import style from './embed-quiz.module.css';
import { LoadFailed } from './load-failed.tsx';

/** Replaces a form the page keeps from working (`sandbox` without `allow-same-origin`). */
export const ShutIn = ({ address }: { address: string }) => (
  <main className={style.page}>
    <LoadFailed text={embedTexts.shutIn} address={address} />
  </main>
);
