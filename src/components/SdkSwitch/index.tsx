import { useEffect, type ReactNode } from 'react';
import { restoreSwitches, SDK } from '../Tabs/tabs.ts';
import styles from './styles.module.css';

const options = { base: 'Base', react: 'React', curl: 'curl' };

/** Chooses what the samples of all guides are for. `tabs.ts` makes it work, also before the app has started. */
export default function SdkSwitch(): ReactNode {
  useEffect(() => restoreSwitches(), []);
  return (
    // A form of its own separates the drawer's radio buttons from the sidebar's.
    <form method="dialog" className={`script-only ${styles.form}`}>
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">Samples for</legend>
        {Object.entries(options).map(([value, label]) => (
          <label key={value}>
            <input type="radio" name={SDK} value={value} defaultChecked={value === 'base'} />
            {label}
          </label>
        ))}
      </fieldset>
    </form>
  );
}
