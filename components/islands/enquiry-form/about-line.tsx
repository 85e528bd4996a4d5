import { form as words } from '@/content/interface';

/**
 * The page that the enquiry is about, where a link has named one, and a way to remove it. The value is the form's own,
 * like every other.
 */
export function AboutLine({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <p className={name ? 'flex flex-wrap items-center gap-x-4 md:col-span-2' : 'hidden'}>
      <input name="about" autoComplete="off" hidden />
      <span>
        {words.fields.about}: <strong>{name}</strong>
      </span>
      <button type="button" onClick={onRemove} className="min-h-11 text-small underline underline-offset-4">
        {words.removeAbout} <span className="sr-only">{name}</span>
      </button>
    </p>
  );
}
