import { useHeld } from '@vitrina/shared-auth/per-package/permissions';
import { Link } from 'react-router-dom';
import { messages } from '../../messages.ts';
import { neededFor } from '../permissions/page-permissions.ts';
import { customerAddress } from './customer-address.ts';

export function CustomerLink({ email }: { email: string | null | undefined }) {
  const isHeld = useHeld();
  if (!email) return messages.missing.email;
  return isHeld(neededFor('customer')) ? <Link to={customerAddress(email)}>{email}</Link> : email;
}
