import { type ReactNode } from 'react';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type { Props } from '@theme/ColorModeToggle';
import { nextChoice, shownChoice, toggleLabels } from './choice.ts';
import styles from './styles.module.css';

export default function ColorModeToggle({ className, buttonClassName, value, onChange }: Props): ReactNode {
  const { title, label } = toggleLabels(value);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        // Before hydration, `packages/static-pages/src/client/early/colorMode.ts` handles clicks.
        data-color-mode=""
        title={title}
        aria-label={label}
        // Uses the shown mode, because the state lags behind clicks during hydration.
        onClick={() => onChange(nextChoice(shownChoice()))}
      >
        {/* Renders all three; CSS shows the chosen one even before hydration. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
