import { showToast } from '@vitrina/shared-auth';
import { useSingleMutation } from '@vitrina/shared-auth/per-package/use-single-mutation';
import { Button } from '@vitrina/shared-ui/button';
import { VisuallyHidden } from '@vitrina/shared-ui/visually-hidden';
import Download from 'lucide-react/icons/download';
import { messages } from '../../messages.ts';
import { usePageCommands } from '../commands/page-commands.ts';
import type { ListParams } from './use-list-params.ts';

const text = messages.list;

interface ExportButtonProps {
  name: string;
  onExport: () => Promise<void>;
  failed: string;
  params: ListParams;
  iconOnly?: boolean;
}

export function ExportButton({ name, onExport, failed, params, iconOnly }: ExportButtonProps) {
  const file = useSingleMutation({
    mutationKey: ['file', name],
    mutationFn: onExport,
    onError: () => void showToast(failed, { tone: 'danger' }),
  });
  const download = () => file.mutate();
  usePageCommands([
    { id: 'csv', title: text.csv, keys: ['x'], run: download },
    { id: 'clear', title: text.clear, keys: ['q'], run: params.clear },
  ]);
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={file.isPending}
      title={iconOnly ? text.csv : undefined}
      onClick={download}
    >
      <Download />
      {iconOnly ? <VisuallyHidden>{text.csv}</VisuallyHidden> : text.csv}
    </Button>
  );
}
