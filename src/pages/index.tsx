import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import clsx from 'clsx';
import MarkdownAlternate from '@site/src/components/MarkdownAlternate/index.tsx';
import Rings from '@site/src/components/Rings/index.tsx';
import Screen from '@site/src/components/ScreenDrawing/Screen.tsx';
import TaskIcon from '@site/src/components/TaskIcon/index.tsx';
import WalletDemo from '@site/src/components/demos/WalletDemo/index.tsx';
import { site } from '@site/src/config/site.ts';
import paths from '@site/src/data/homePaths.json';
import { assets, dashboard, wallet } from '@site/src/data/pictures/screens.ts';
import roles from '@site/src/data/roles.json';
import tasks from '@site/src/data/tasks.json';
import Latest from './_components/Latest.mdx';
import Samples from './_components/Samples.mdx';
import styles from './_components/home.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Section({ id, title, className, children }: SectionProps): ReactNode {
  return (
    <section aria-labelledby={id} className={clsx(styles.section, className)}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

/** The list of ways to get started. */
const Paths = (): ReactNode => (
  <ul className={styles.paths}>
    {paths.map(({ label, to, summary, icon, page }) => (
      <li key={to}>
        <Link to={to} className={styles.path}>
          <TaskIcon name={icon} />
          <strong>{label}</strong> <span>{summary}</span> <span className={styles.onward}>{page}</span>
        </Link>
      </li>
    ))}
  </ul>
);

/** Screens from the guides, as pictures of the products to build. */
const pictures: Readonly<Record<string, ReactNode>> = {
  person: <Screen screen={wallet.signIn} />,
  coins: <Screen screen={wallet.confirm} />,
  star: <Screen screen={assets.pointsBalance} />,
  passport: <Screen screen={dashboard.passports} />,
};

const tasksOn = (part: string) => tasks.filter(({ on }) => on === part);

/** The list of products to build, each with a part of its interface. */
const Products = (): ReactNode => (
  <ul className={styles.products}>
    {tasksOn('build').map(({ label, to, summary, icon }) => (
      <li key={to}>
        <Link to={to} className={styles.product}>
          <span className={styles.mat}>{pictures[icon]}</span>
          <strong>{label}</strong> <span>{summary}</span>
        </Link>
      </li>
    ))}
  </ul>
);

const TaskList = (): ReactNode => (
  <ul className={styles.tasks}>
    {tasksOn('run').map(({ label, to, summary, icon }) => (
      <li key={to}>
        <TaskIcon name={icon} />
        <div>
          <Link to={to}>{label}</Link>
          <p>{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** A row for each kind of reader. */
const Roles = (): ReactNode => (
  <div>
    {roles.map(({ label, need, pages }) => (
      <div key={label} className={styles.role}>
        <div>
          <Heading as="h3">{label}</Heading>
          <p>{need}</p>
        </div>
        <ul>
          {pages.map((page) => (
            <li key={page.to}>
              <Link to={page.to}>{page.label}</Link>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

export default function Home(): ReactNode {
  return (
    <Layout
      title="Wallets, tokens, loyalty and passports"
      description="Guides, two SDK references and the backend API of Nacre: embedded wallets, sign-in, tokenization, on-chain loyalty and digital product passports."
    >
      <MarkdownAlternate path={useBaseUrl('/')} />
      <main className={styles.home}>
        <Rings />
        <header className={clsx('container', styles.hero)}>
          <div>
            <Heading as="h1">{site.tagline}</Heading>
            <p className={styles.lead}>
              Your users sign in and get a wallet. You build on it with two SDKs and a backend API. Start on a
              sandbox on your own machine, without an account, a key or a network.
            </p>
            <p className={styles.actions}>
              <Link className="button button--primary button--lg" to="/products/quick-start-guide">
                Follow the quick start
              </Link>
              <Link className={styles.second} to="/products/apis_sdks">
                Choose an SDK
              </Link>
            </p>
          </div>
          <section aria-labelledby="sample" className={styles.sample}>
            <Heading as="h2" id="sample" className="visually-hidden">
              A signed-in user and a balance
            </Heading>
            <MDXContent>
              <Samples />
            </MDXContent>
            <WalletDemo />
          </section>
        </header>
        <div className="container">
          <Section id="start" title="Start here">
            <Paths />
          </Section>
          <Section id="build" title="What you can build">
            <Products />
          </Section>
          <Section id="run" title="Go to production">
            <TaskList />
          </Section>
          <Section id="by-role" title="By role">
            <Roles />
          </Section>
          <Section id="latest" title="Latest releases" className={styles.latest}>
            <MDXContent>
              <Latest />
            </MDXContent>
            <p>
              <Link to="/overview/changelog">All changes</Link>
            </p>
          </Section>
        </div>
      </main>
    </Layout>
  );
}
