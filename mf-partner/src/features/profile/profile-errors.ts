import { normalizePhone } from '@vitrina/contract/rules/phone';
import { messages } from '../../messages.ts';

const text = messages.profile;

/** What the form holds. */
export type ProfileValues = { name: string; phone: string };

/** What is wrong, by field. */
export type ProfileErrors = Partial<ProfileValues>;

/** Of trimmed values. A telephone number may stay empty. */
export const profileErrors = ({ name, phone }: ProfileValues): ProfileErrors => ({
  ...(name === '' && { name: text.nameRequired }),
  ...(phone !== '' && normalizePhone(phone) === null && { phone: text.phoneInvalid }),
});
