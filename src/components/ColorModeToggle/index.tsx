import { type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import clsx from 'clsx';
import type { Props } from '@theme/ColorModeToggle';
import styles from './styles.module.css';

type Choice = Props['value'];

/** The choice after this one; null is "as the system". */
export function nextChoice(choice: Choice, respectsSystem: boolean): Choice {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === null) return 'light';
  return choice === 'light' ? 'dark' : null;
}

const nameOf = (choice: Choice) => choice ?? 'system';

export default function ColorModeToggle({
  className,
  buttonClassName,
  respectPrefersColorScheme,
  value,
  onChange,
}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const next = nextChoice(value, respectPrefersColorScheme);
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        disabled={!isBrowser}
        title={`${nameOf(value)} mode`}
        aria-label={`Color mode: ${nameOf(value)}. Switch to ${nameOf(next)}.`}
        onClick={() => onChange(next)}
      >
        {/* All three are drawn; CSS shows the one that is chosen, before React is there. */}
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
        <IconSystemColorMode aria-hidden className={clsx(styles.icon, styles.system)} />
      </button>
    </div>
  );
}
