import { Dialog } from '@vitrina/shared-ui/dialog';
import { calculatorTexts as text } from '../../content/calculator.ts';
import { CalculatorFields } from './calculator-fields.tsx';

export interface CommissionCalculatorProps {
  open: boolean;
  onClose: () => void;
}

export function CommissionCalculator({ open, onClose }: CommissionCalculatorProps) {
  return (
    <Dialog open={open} onClose={onClose} title={text.title} closeLabel={text.close}>
      <CalculatorFields autoFocus />
    </Dialog>
  );
}
