/** An error in the shape that Stripe's API answers (https://docs.stripe.com/api/errors). */
interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error';
  code?: string;
  decline_code?: string;
  param?: string;
  message: string;
  payment_intent?: object;
}

export class StripeError extends Error {
  override readonly name = 'StripeError';
  readonly status: number;
  readonly body: StripeErrorBody;
  constructor(status: number, body: StripeErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }
}

/** A request that Stripe would refuse. */
export const invalidRequest = (
  message: string,
  detail: { code?: string; param?: string; status?: number; payment_intent?: object } = {},
): StripeError => {
  const { status = 400, ...rest } = detail;
  return new StripeError(status, { type: 'invalid_request_error', message, ...rest });
};
