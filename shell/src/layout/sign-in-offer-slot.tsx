import { type SignInOffer, useSignInOffer } from '../features/sign-in/sign-in-offer.ts';
import { useDeferred } from './use-deferred.ts';

const loadQuestion = () =>
  import(/* webpackChunkName: "offer-sign-in" */ '../features/sign-in/confirm-sign-in.tsx').then(
    (module) => module.ConfirmSignIn,
  );

/** Place of the question about an offered session; its code loads with the first offer. */
export function SignInOfferSlot() {
  const offer = useSignInOffer((state) => state.offer);
  return offer && <Question offer={offer} />;
}

function Question({ offer }: { offer: SignInOffer }) {
  const LoadedQuestion = useDeferred(loadQuestion);
  return LoadedQuestion && <LoadedQuestion offer={offer} />;
}
