import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { layoutScreen } from '@site/src/components/ScreenDrawing/layout.ts';
import ScreenSvg from '@site/src/components/ScreenDrawing/ScreenSvg.tsx';
import assets from '@site/src/data/pictures/assets.ts';
import dashboard from '@site/src/data/pictures/dashboard.ts';
import type { Screen } from '@site/src/data/pictures/Screen.ts';
import wallet from '@site/src/data/pictures/wallet.ts';
import tasks from '@site/src/data/tasks.json';
import styles from './home.module.css';

const drawn = (screen: Screen) => <ScreenSvg screen={screen} layout={layoutScreen(screen)} />;

/** Screens from the guides, as pictures of the products to build. */
const pictures: Readonly<Record<string, ReactNode>> = {
  person: drawn(wallet.signIn),
  coins: drawn(wallet.confirm),
  star: drawn(assets.pointsBalance),
  passport: drawn(dashboard.passports),
};

/** The list of products to build, each with a part of its interface. */
export default function Products(): ReactNode {
  return (
    <ul className={styles.products}>
      {tasks
        .filter(({ on }) => on === 'build')
        .map(({ label, to, summary, icon }) => (
          <li key={to}>
            <Link to={to} className={styles.product}>
              <span className={styles.mat}>{pictures[icon]}</span>
              <strong>{label}</strong> <span>{summary}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
