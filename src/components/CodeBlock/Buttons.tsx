import BrowserOnly from '@docusaurus/BrowserOnly';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Without the script they would do nothing, so the server draws none. */
export default function Buttons(): ReactNode {
  return (
    <BrowserOnly>
      {() => (
        <div className={styles.buttons}>
          <WordWrapButton className={styles.button} />
          <CopyButton className={styles.button} />
        </div>
      )}
    </BrowserOnly>
  );
}
