import TriangleAlert from 'lucide-react/icons/triangle-alert';
import style from './company-form.module.css';

/** A doubt about a field that does not keep anybody from saving; announced when it appears. */
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
