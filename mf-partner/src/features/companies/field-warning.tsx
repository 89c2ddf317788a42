import TriangleAlert from 'lucide-react/icons/triangle-alert';
import style from './company-form.module.css';

/** A doubt that does not block saving; announced when it appears. */
export function FieldWarning({ text }: { text: string | null }) {
  return (
    <p role="status" className={style.warning}>
      {text && (
        <>
          <TriangleAlert /> {text}
        </>
      )}
    </p>
  );
}
