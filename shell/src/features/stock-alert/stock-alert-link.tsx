import { useQuery } from '@tanstack/react-query';
import { confirmStockAlert } from '@vitrina/contract/calls/confirm-stock-alert';
import { endStockAlerts } from '@vitrina/contract/calls/end-stock-alerts';
import { callApi } from '@vitrina/shared-auth/api/call-api';
import { refusalOf } from '@vitrina/shared-auth/api/errors';
import { forgetAlerts, keepAlert } from '@vitrina/shared-auth/per-package/kept-shopping';
import { queryClient } from '@vitrina/shared-auth/query';
import { Alert } from '@vitrina/shared-ui/alert';
import { Button, buttonClass } from '@vitrina/shared-ui/button';
import { FormAlert } from '@vitrina/shared-ui/form-alert';
import { useForm } from '@vitrina/shared-ui/use-form';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { stockAlertTexts } from '../../content/stock-alert.ts';
import { Links } from '../../navigation/links.tsx';
import { alertProductQuery } from './alert-product-query.ts';
import { ToShop } from './to-shop.tsx';

const text = stockAlertTexts;

type End = { is: 'confirmed'; id: number; name: string } | { is: 'ended' };

interface StockAlertLinkProps {
  alertKey: string;
  /** The product, if the link names it. */
  productId: number | null;
}

/** Confirms or ends on a press: mail scanners open links but press nothing. */
export function StockAlertLink({ alertKey: key, productId }: StockAlertLinkProps) {
  const { data: name } = useQuery(alertProductQuery(productId), queryClient);
  const [end, setEnd] = useState<End | null>(null);
  const confirm = useForm({
    values: {},
    read: () => ({ input: {} }),
    async send() {
      const answer = await callApi(confirmStockAlert, { body: { key } });
      keepAlert(answer.product_id, 'confirmed');
      setEnd({ is: 'confirmed', id: answer.product_id, name: answer.product_name });
    },
    refused: refusalOf(text.confirmFailed),
  });
  const stop = useForm({
    values: {},
    read: () => ({ input: {} }),
    async send() {
      await callApi(endStockAlerts, { body: { key } });
      forgetAlerts();
      setEnd({ is: 'ended' });
    },
    refused: refusalOf(text.endFailed),
  });
  if (end) return <Ended end={end} />;
  return (
    <>
      <p>{text.lead(name)}</p>
      <form {...confirm.props}>
        <FormAlert notice={confirm.notice} />
        <Button type="submit" block size="lg" busy={confirm.busy}>
          {text.confirm}
        </Button>
      </form>
      <form {...stop.props}>
        <FormAlert notice={stop.notice} />
        <Button type="submit" variant="ghost" block busy={stop.busy}>
          {text.end}
        </Button>
      </form>
    </>
  );
}

const Ended = ({ end }: { end: End }) => (
  <>
    <Alert tone="success">{end.is === 'ended' ? text.ended : text.confirmed(end.name)}</Alert>
    {end.is === 'confirmed' && (
      <Links of="product">
        {({ to }) => (
          <Link to={`${to}/${end.id}`} className={buttonClass({})}>
            {text.toProduct}
          </Link>
        )}
      </Links>
    )}
    <ToShop />
  </>
);
