import { ui } from '@/content/interface';
import { Icon } from './icon';

interface ThemeSwitchProps {
  /** Tells two switches of one page apart. */
  name: string;
  className?: string;
}

/**
 * Three radio buttons: as the system, day, night (APG, radio group). components/behaviours/theme.ts makes them work and
 * keeps the choice; without a script they are not shown.
 */
export function ThemeSwitch({ name, className = '' }: ThemeSwitchProps) {
  const { legend, system, day, night } = ui.theme;
  return (
    <fieldset className={`theme-switch ${className}`}>
      <legend className="pb-2 text-small text-muted">{legend}</legend>
      <div className="theme-switch-choices">
        <label>
          <input type="radio" name={name} value="" data-theme-choice defaultChecked className="sr-only" />
          {system}
        </label>
        <label>
          <input type="radio" name={name} value="day" data-theme-choice className="sr-only" />
          <Icon name="sun" />
          {day}
        </label>
        <label>
          <input type="radio" name={name} value="night" data-theme-choice className="sr-only" />
          <Icon name="moon" />
          {night}
        </label>
      </div>
    </fieldset>
  );
}
