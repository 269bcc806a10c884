import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Screen } from '../../data/pictures/Screen.ts';
import CodeText from '../CodeText/index.tsx';
import Figure from '../Figure/index.tsx';
import NumberedList from '../NumberedList/index.tsx';
import { describeScreen } from './describeScreen.ts';
import { layoutScreen } from './layout.ts';
import ScreenSvg from './ScreenSvg.tsx';
import styles from './styles.module.css';

/** A drawn screen of an interface with numbered parts, next to a list that explains each part. */
export default function ScreenDrawing({ of }: { readonly of: Screen }): ReactNode {
  const { device, label, menu } = of;
  const layout = layoutScreen(of);
  return (
    <Figure label={label}>
      <div className={clsx(styles.parts, menu && styles.withMenu)}>
        <div className={clsx(styles.mat, styles[device])} role="img" aria-label={describeScreen(of)}>
          {menu && (
            <ScreenSvg screen={of} layout={layoutScreen(of, menu)} isNumbered className={styles.wide} />
          )}
          <ScreenSvg screen={of} layout={layout} isNumbered className={menu && styles.narrow} />
        </div>
        <NumberedList>
          {layout.notes.map(({ term, text }) => (
            <li key={term}>
              <strong>{term}:</strong> <CodeText>{text}</CodeText>
            </li>
          ))}
        </NumberedList>
      </div>
    </Figure>
  );
}
