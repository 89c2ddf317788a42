import { assignUserWebsite } from '@vitrina/contract/calls/assign-user-website';
import type { Business } from '@vitrina/contract/entities/business';
import { REQUIRED } from '@vitrina/contract/messages';
import { readBy } from '@vitrina/shared-ui/read-form';
import { messages } from '../../messages.ts';

export const NO_ASSIGNMENT = { userId: '', websiteRequestId: '', businessId: '', websiteUrl: '' };
type AssignValues = typeof NO_ASSIGNMENT;

export function readAssignment(business: Business | undefined) {
  const read = readBy(
    assignUserWebsite.body,
    { required: REQUIRED, tooLong: messages.tooLong },
    ({ userId, websiteRequestId, businessId, websiteUrl }: AssignValues) => ({
      userId: Number(userId),
      websiteRequestId: websiteRequestId ? Number(websiteRequestId) : null,
      businessId: Number(businessId),
      websiteUrl,
      businessName: business?.company_name,
    }),
  );
  return (values: AssignValues): ReturnType<typeof read> =>
    // The site is stored under its company's name.
    business?.company_name === ''
      ? { errors: { businessId: messages.assign.businessUnnamed } }
      : read(values);
}
