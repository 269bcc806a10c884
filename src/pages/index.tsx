import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import MarkdownAlternate from '@site/src/components/MarkdownAlternate';
import { site } from '@site/src/config/site';
import Latest from './_components/Latest.mdx';
import Layers from './_components/Layers';
import References from './_components/References';
import Roles from './_components/Roles';
import Samples from './_components/Samples.mdx';
import TaskCards from './_components/TaskCards';
import styles from './_components/home.module.css';

export default function Home(): ReactNode {
  return (
    <Layout
      title="Wallets, tokens, loyalty and passports"
      description="Guides, two SDK references and the backend API of Nacre: embedded wallets, sign-in, tokenization, on-chain loyalty and digital product passports."
    >
      <MarkdownAlternate path={useBaseUrl('/')} />
      <main>
        <header className={styles.hero}>
          <Layers />
          <div className={styles.heroInner}>
            <div>
              <Heading as="h1">{site.tagline}</Heading>
              <p className={styles.lead}>
                {site.name} gives your users an account they sign in to, and gives you two SDKs and a backend
                API to build on it. Start on a sandbox that runs on your own machine: no account, no key, no
                network.
              </p>
              <p className={styles.actions}>
                <Link className="button button--primary button--lg" to="/products/quick-start-guide">
                  Start with the quick start
                </Link>
                <Link className="button button--outline button--primary button--lg" to="/products/apis_sdks">
                  Choose an SDK
                </Link>
              </p>
            </div>
            <section aria-labelledby="sample" className={styles.sample}>
              <Heading as="h2" id="sample">
                A signed-in user and a balance
              </Heading>
              <MDXContent>
                <Samples />
              </MDXContent>
            </section>
          </div>
        </header>
        <div className={styles.inner}>
          <section aria-labelledby="by-task">
            <Heading as="h2" id="by-task">
              By task
            </Heading>
            <TaskCards />
          </section>
          <section aria-labelledby="by-role">
            <Heading as="h2" id="by-role">
              By role
            </Heading>
            <Roles />
          </section>
          <div className={styles.pair}>
            <section aria-labelledby="references">
              <Heading as="h2" id="references">
                References
              </Heading>
              <References />
            </section>
            <section aria-labelledby="latest" className={styles.latest}>
              <Heading as="h2" id="latest">
                Latest changes
              </Heading>
              <MDXContent>
                <Latest />
              </MDXContent>
              <p>
                <Link to="/overview/changelog">All changes</Link>
              </p>
            </section>
          </div>
        </div>
      </main>
    </Layout>
  );
}
