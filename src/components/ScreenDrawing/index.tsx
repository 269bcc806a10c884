import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Screen as ScreenData } from '../../data/pictures/Screen.ts';
import CodeText from '../CodeText/index.tsx';
import Figure from '../Figure/index.tsx';
import NumberedList from '../NumberedList/index.tsx';
import { describeScreen, notesOf } from './describeScreen.ts';
import Screen from './Screen.tsx';
import styles from './styles.module.css';

/** A drawn screen of an interface with numbered parts, next to a list that explains each part. */
export default function ScreenDrawing({ of }: { readonly of: ScreenData }): ReactNode {
  return (
    <Figure label={of.label}>
      <div className={clsx(styles.parts, of.menu && styles.withMenu)}>
        <div className={styles.mat} role="img" aria-label={describeScreen(of)}>
          <Screen screen={of} isNumbered />
        </div>
        <NumberedList>
          {notesOf(of).map(({ term, text }) => (
            <li key={term}>
              <strong>{term}:</strong> <CodeText>{text}</CodeText>
            </li>
          ))}
        </NumberedList>
      </div>
    </Figure>
  );
}
