import { Link } from 'react-router-dom';
import { signInTexts } from '../../content/sign-in.ts';

const { terms, and, privacy } = signInTexts.register;

/** The documents open beside the form, so typed values stay. */
export function LegalLinks() {
  return (
    <>
      <Link to="/terms" target="_blank">
        {terms}
      </Link>{' '}
      {and}{' '}
      <Link to="/cookies" target="_blank">
        {privacy}
      </Link>
    </>
  );
}
