import Layout from '@theme/Layout';
import type { ReactNode } from 'react';

/** Placeholder at the addresses of the references, while `npm start` generates them in a new clone. */
export default function Pending(): ReactNode {
  return (
    <Layout title="References are being generated" noFooter>
      <main className="container margin-vert--xl">
        <h1>References are being generated</h1>
        <p>
          This clone has no references yet. npm start makes them from the sources of the SDKs, which takes one
          or two minutes. This page then loads again by itself. If it can't be made, the panel at the corner
          says why.
        </p>
      </main>
    </Layout>
  );
}
