import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { element } from '../../../../src/components/Dom/element.ts';
import SearchBox, { type Props } from './index.tsx';
import styles from './styles.module.css';

let shown: { field: HTMLInputElement; root: Root } | undefined;

/**
 * Makes a field search, once. Page types have a field each, and the next one continues with the text.
 *
 * @param isEntered - whether the reader has already pressed Enter
 */
export function showBox(props: Props, isEntered: boolean): void {
  const { field } = props;
  if (shown?.field === field) return;
  shown?.root.unmount();
  if (field.value === '' && shown) field.value = shown.field.value;
  // React tolerates extra elements in a form, so the app hydrates the field around the list.
  const host = element('div', styles.form);
  field.form?.append(host);
  shown = { field, root: createRoot(host) };
  // Rendered at once, so that no key press falls between the reading of the text and the first listener.
  flushSync(() => shown?.root.render(<SearchBox {...props} />));
  if (isEntered) field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
}
