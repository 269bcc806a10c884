import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Screen } from '../../data/pictures/Screen.ts';
import CodeText from '../CodeText/index.tsx';
import Figure from '../Figure/index.tsx';
import NumberedList from '../NumberedList/index.tsx';
import { layoutScreen, type ScreenLayout } from './layout.ts';
import ScreenSvg from './ScreenSvg.tsx';
import styles from './styles.module.css';

interface ScreenFrameProps {
  readonly screen: Screen;
  readonly layout: ScreenLayout;
  readonly description: string;
  /** A drawing above the parts. */
  readonly children?: ReactNode;
}

/** A screen with numbered parts, next to a list that explains each part. */
export default function ScreenFrame({ screen, layout, description, children }: ScreenFrameProps): ReactNode {
  const { device, label, menu } = screen;
  return (
    <Figure label={label}>
      <div className={clsx(styles.parts, menu && styles.withMenu)}>
        <div className={clsx(styles.mat, styles[device])} role="img" aria-label={description}>
          {menu && (
            <ScreenSvg
              screen={screen}
              layout={layoutScreen(screen, menu)}
              isNumbered
              className={styles.wide}
            />
          )}
          <ScreenSvg screen={screen} layout={layout} isNumbered className={menu && styles.narrow}>
            {children}
          </ScreenSvg>
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
