import { useCart } from '@vitrina/shared-auth/cart';
import { useSession } from '@vitrina/shared-auth/session';
import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { confirmSignInTexts } from '../../content/confirm-sign-in.ts';
import { acceptSignIn, declineSignIn } from './answer-sign-in-offer.ts';
import type { SignInOffer } from './sign-in-offer.ts';

const text = confirmSignInTexts;

/**
 * Asks before keeping a session from a link, which may be somebody else's. Shows the whole address: a
 * masked foreign one could look like one's own.
 */
export function ConfirmSignIn({ offer }: { offer: SignInOffer }) {
  const current = useSession((session) => session.user);
  const pieces = useCart(({ lines }) => lines.reduce((sum, line) => sum + line.quantity, 0));
  const decline = () => declineSignIn(offer);
  return (
    <Dialog
      open
      size="sm"
      onClose={decline}
      title={text.title(offer.user.email)}
      closeLabel={text.no}
      actions={
        <>
          {/* A key pressed without reading changes nothing. */}
          <Button variant="secondary" onClick={decline} data-autofocus>
            {text.no}
          </Button>
          <Button onClick={() => acceptSignIn(offer)}>{text.yes}</Button>
        </>
      }
    >
      <p>{text.detail}</p>
      <p>{current ? text.leaves(current.email) : text.nothingLost}</p>
      {pieces > 0 && <p>{text.cartStays(pieces)}</p>}
    </Dialog>
  );
}
