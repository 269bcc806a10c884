import { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import MarkdownAlternate from '@site/src/components/MarkdownAlternate/index.tsx';
import { site } from '@site/src/config/site.ts';
import Latest from './_components/Latest.mdx';
import Layers from './_components/Layers.tsx';
import References from './_components/References.tsx';
import Roles from './_components/Roles.tsx';
import Samples from './_components/Samples.mdx';
import TaskCards from './_components/TaskCards.tsx';
import styles from './_components/home.module.css';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Section({ id, title, className, children }: SectionProps): ReactNode {
  return (
    <section aria-labelledby={id} className={className}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  );
}

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
                Your users sign in and get a wallet. You build on it with two SDKs and a backend API. Start on
                a sandbox that runs on your own machine: no account, no key, no network.
              </p>
              <p className={styles.actions}>
                <Link className="button button--primary button--lg" to="/products/quick-start-guide">
                  Follow the quick start
                </Link>
                <Link className="button button--outline button--primary button--lg" to="/products/apis_sdks">
                  Choose an SDK
                </Link>
              </p>
            </div>
            <Section id="sample" title="A signed-in user and a balance" className={styles.sample}>
              <MDXContent>
                <Samples />
              </MDXContent>
            </Section>
          </div>
        </header>
        <div className={styles.inner}>
          <Section id="by-task" title="By task">
            <TaskCards />
          </Section>
          <Section id="by-role" title="By role">
            <Roles />
          </Section>
          <div className={styles.pair}>
            <Section id="references" title="Reference">
              <References />
            </Section>
            <Section id="latest" title="Latest changes" className={styles.latest}>
              <MDXContent>
                <Latest />
              </MDXContent>
              <p>
                <Link to="/overview/changelog">All changes</Link>
              </p>
            </Section>
          </div>
        </div>
      </main>
    </Layout>
  );
}
