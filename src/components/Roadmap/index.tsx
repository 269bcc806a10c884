import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { roadmap, type RoadmapStage } from '../../data/roadmap.ts';
import CodeText from '../CodeText/index.tsx';
import styles from './styles.module.css';

interface RoadmapProps {
  /** The stage to list. The page writes its heading, so that it appears in the table of contents. */
  readonly stage: RoadmapStage;
}

export default function Roadmap({ stage }: RoadmapProps): ReactNode {
  return (
    <ul className={`clean-list ${styles.entries}`}>
      {roadmap[stage].map(({ title, outcome, link }) => (
        <li key={title} className={styles.entry}>
          <strong className={styles.title}>{title}</strong>
          <p>
            <CodeText>{outcome}</CodeText>
          </p>
          {link && <Link to={link.to}>{link.label}</Link>}
        </li>
      ))}
    </ul>
  );
}
