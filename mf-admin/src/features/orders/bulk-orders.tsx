import type { Order } from '@vitrina/contract/entities/order';
import { hostCan } from '@vitrina/shared-auth';
import { useEffect, useState } from 'react';
import { bulkMessages } from '../../bulk-messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import { BulkBar } from './bulk-bar.tsx';
import { orderSelection } from './order-selection.ts';
import { ShipMany } from './ship-many.tsx';

/** Bulk actions; the selection ends with the page. */
export function BulkOrders({ known }: { known: readonly Order[] }) {
  const [isShipping, setIsShipping] = useState(false);
  const canShip = hostCan('order-status') && hostCan('order-tracking');
  useEffect(() => orderSelection.clear, []);
  usePageCommands(
    canShip
      ? [
          {
            id: 'ship-many',
            title: bulkMessages.ship.action,
            keys: ['w'],
            run: () => setIsShipping(true),
          },
        ]
      : [],
  );
  return (
    <>
      <BulkBar onShip={() => setIsShipping(true)} />
      {canShip && <ShipMany open={isShipping} onClose={() => setIsShipping(false)} known={known} />}
    </>
  );
}
