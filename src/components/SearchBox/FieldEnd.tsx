import { type ReactNode } from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { getKeymapHints } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/keymap';
import { isMacPlatform } from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/platform';
import styles from './styles.module.css';

interface Props {
  readonly keymap: string;
  readonly hasText: boolean;
  readonly onClear: () => void;
}

/** At the end of the field: the keys that lead to it, or a button that clears it. */
export default function FieldEnd({ keymap, hasText, onClear }: Props): ReactNode {
  const isBrowser = useIsBrowser();
  if (hasText) {
    return (
      <button type="button" className={styles.clear} aria-label="Clear the search" onClick={onClear}>
        ✕
      </button>
    );
  }
  // Which keys depends on the reader's system, which the build does not know.
  if (!isBrowser) return null;
  return (
    <span className={styles.keys} aria-hidden="true">
      {getKeymapHints(keymap, isMacPlatform()).map((key) => (
        <kbd key={key}>{key}</kbd>
      ))}
    </span>
  );
}
