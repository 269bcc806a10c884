import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import type { Framework, StarterInfo } from '../../config/starter.ts';
import styles from './styles.module.css';

const NAMES: Record<Framework, string> = { vite: 'Vite', next: 'Next.js' };

/** The download link of a starter app, with the archive's size in this build. */
export default function StarterDownload({ framework }: { framework: Framework }): ReactNode {
  const { archives } = usePluginData('starter-app') as StarterInfo;
  const archive = archives?.[framework];
  const address = useBaseUrl(archive?.address ?? '');
  return (
    <p className={styles.download}>
      <a className="button button--primary" href={address} download>
        Download the {NAMES[framework]} app
      </a>
      <span className={styles.facts}>
        Zip{archive && `, ${Math.ceil(archive.bytes / 1000)} kB`}. Needs Node 20.20 or later, and npm.
      </span>
    </p>
  );
}
