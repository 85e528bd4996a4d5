import { ui } from '@/content/interface';
import { Icon } from './icon';

const choice =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full px-3.5 text-[0.875rem] font-semibold has-checked:bg-ink has-checked:text-ground has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-highlight forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]';

interface ThemeSwitchProps {
  /** Tells two switches of one page apart. */
  name: string;
  /** The same for who hears the page: two groups of one page need two names. */
  place?: string;
  className?: string;
}

/**
 * Three radio buttons: as the system, day, night (APG, radio group). components/enhancements/theme.ts makes them work and
 * keeps the choice; without a script they are not shown.
 */
export function ThemeSwitch({ name, place, className = '' }: ThemeSwitchProps) {
  const { legend, system, day, night } = ui.theme;
  return (
    <fieldset className={`theme-switch print:hidden no-js:hidden ${className}`}>
      <legend className="pb-2 text-small text-muted">
        {legend}
        {place && <span className="sr-only">: {place}</span>}
      </legend>
      <div className="inline-flex rounded-full border border-control p-[3px]">
        <label className={choice}>
          <input type="radio" name={name} value="" data-theme-choice defaultChecked className="sr-only" />
          {system}
        </label>
        <label className={choice}>
          <input type="radio" name={name} value="day" data-theme-choice className="sr-only" />
          <Icon name="sun" />
          {day}
        </label>
        <label className={choice}>
          <input type="radio" name={name} value="night" data-theme-choice className="sr-only" />
          <Icon name="moon" />
          {night}
        </label>
      </div>
    </fieldset>
  );
}
