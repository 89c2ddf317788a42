import { SegmentedControl } from '@vitrina/shared-ui/segmented-control';
import { messages } from '../../messages.ts';

/** Value for all categories; no category has it, because names are never empty. */
const ALL = '';

interface CategoryFilterProps {
  categories: readonly string[];
  value: string | null;
  onChange: (category: string | null) => void;
}

export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <SegmentedControl
      label={messages.list.categories}
      segments={[
        { value: ALL, label: messages.list.allCategories },
        ...categories.map((category) => ({ value: category, label: category })),
      ]}
      value={value ?? ALL}
      onValueChange={(category) => onChange(category === ALL ? null : category)}
    />
  );
}
