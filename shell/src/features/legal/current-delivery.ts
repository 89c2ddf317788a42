import { getSettings } from '@vitrina/contract/calls/get-settings';
import { shippingRates } from '@vitrina/contract/entities/delivery-rates';
import type { ShippingRates } from '@vitrina/contract/rules/shipping';
import { callApi } from '@vitrina/shared-auth/api/call-api';

export const currentDelivery = async (signal: AbortSignal): Promise<ShippingRates> =>
  shippingRates((await callApi(getSettings, {}, { signal })).delivery);
