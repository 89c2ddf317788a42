import { Button } from '@vitrina/shared-ui/button';
import { Dialog } from '@vitrina/shared-ui/dialog';
import { confirmSignInTexts } from '../../content/confirm-sign-in.ts';
import { maskEmail } from './mask-email.ts';
import { acceptSignIn, declineSignIn, type SignInOffer } from './sign-in-offer.ts';

const text = confirmSignInTexts;

/** Asks before a session that came by a link is kept: the link may be somebody else's. */
export function ConfirmSignIn({ offer }: { offer: SignInOffer }) {
  const decline = () => declineSignIn(offer);
  return (
    <Dialog
      open
      size="sm"
      onClose={decline}
      title={text.title(maskEmail(offer.user.email))}
      closeLabel={text.no}
      actions={
        <>
          <Button variant="secondary" onClick={decline}>
            {text.no}
          </Button>
          <Button onClick={() => acceptSignIn(offer)}>{text.yes}</Button>
        </>
      }
    >
      <p>{text.detail}</p>
    </Dialog>
  );
}
