import { showToast } from '@vitrina/shared-auth/toasts';
import { Button } from '@vitrina/shared-ui/button';
import Calculator from 'lucide-react/icons/calculator';
import { type ComponentType, useState } from 'react';
import { homeTexts } from '../../content/home.computed.ts';
import type { CommissionCalculatorProps } from './commission-calculator.tsx';

const load = () =>
  import(/* webpackChunkName: "commission-calculator" */ './commission-calculator.tsx');

export function CalculatorButton() {
  const [Dialog, setDialog] = useState<ComponentType<CommissionCalculatorProps> | null>(null);
  const [open, setOpen] = useState(false);
  const warm = () => {
    load().catch(() => {
      // The press loads again and shows the failure.
    });
  };
  const press = async () => {
    try {
      const { CommissionCalculator } = await load();
      setDialog(() => CommissionCalculator);
      setOpen(true);
    } catch {
      showToast(homeTexts.offer.calculatorFailed, { tone: 'danger' });
    }
  };
  return (
    <>
      <Button
        variant="secondary"
        block
        aria-haspopup="dialog"
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => void press()}
      >
        <Calculator />
        {homeTexts.offer.calculate}
      </Button>
      {Dialog && <Dialog open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
