import { ui } from '@/content/interface';
import { Icon } from '@/components/ui/icon';
import styles from './theme-switch.module.css';

const { legend, system, day, night } = ui.theme;
const choices = [
  { value: '', icon: <Icon name="circle-half" />, label: system },
  { value: 'day', icon: <Icon name="sun" />, label: day },
  { value: 'night', icon: <Icon name="moon" />, label: night },
] as const;

/**
 * Three radio buttons: as the device, light, dark (APG, radio group). In the bar of a large screen their words are for
 * screen readers and are in a tooltip; in the panel of a small one they are read. components/enhancements/theme.ts makes
 * them work and keeps the choice; without a script they are not shown.
 */
export function ThemeSwitch() {
  return (
    <fieldset data-theme-switch className={styles.switch}>
      <legend>{legend}</legend>
      {choices.map(({ value, icon, label }) => (
        <label key={value} title={label}>
          <input
            type="radio"
            name="theme"
            value={value}
            data-theme-choice
            defaultChecked={!value}
            className="sr-only"
          />
          {icon}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
