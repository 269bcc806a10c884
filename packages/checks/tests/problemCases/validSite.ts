import { deflateSync } from 'node:zlib';

/** The page in which mistakes are made. Their messages contain its line numbers. */
export const guide = `---
title: Keep a session
description: Keep a user signed in over the reloads of a page, and know when a session ends, with one call and one setting.
keywords: [session, reload]
section_keywords:
  refresh: [renew]
---

import NetworkTable from '@site/src/components/NetworkTable';

Keep a user signed in, and know when the session ends.

## Restore a session

Read \`client.auth\` when the page opens, as [the page on storage](/storage#what-it-holds) says.

\`\`\`ts run
console.log(1 + 1);
\`\`\`

\`\`\`text title="Output"
2
\`\`\`

:::note[Where it's kept]

The browser keeps it.

:::

## Refresh a session {/* #refresh */}

A <Term id="session">session</Term> ends by itself.

<Tabs groupId="language">
<TabItem value="ts" label="TypeScript">

Call the client.

</TabItem>
<TabItem value="python" label="Python">

Call the API.

</TabItem>
</Tabs>

| Time | What happens |
| --- | --- |
| An hour | It's refreshed. |

<NetworkTable />

![A window with a button](/img/window.png)
`;

const storage = `---
title: What the storage holds
description: The storage of the browser holds what a session needs, and nothing that another page or a script could use.
---

The storage holds little.

## What it holds

A token.
`;

const glossary = `---
title: Glossary
description: The words of these docs, each with one sentence that says what it means here and where to read more about it.
---

All terms.
`;

const changelog = `# Changelog

## 0.1.0 - 2026-01-31

### Added

- All of it.
`;

const sidebars = `export default {
  guides: [
    'guide',
    'storage',
    { type: 'doc', id: 'roadmap-and-references/glossary' },
  ],
};
`;

/** Returns a PNG of at least the given size. */
export function png(size = 0): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
  };
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010800000000', 'hex')),
    chunk('tEXt', new Uint8Array(size)),
    chunk('IDAT', deflateSync(Buffer.alloc(2))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A small site without mistakes, by file path. */
export const validSite: Readonly<Record<string, string | Uint8Array>> = {
  'docs/guide.mdx': guide,
  'docs/storage.mdx': storage,
  'docs/roadmap-and-references/glossary.mdx': glossary,
  'api/.keep': '',
  'openapi/CHANGELOG.md': changelog,
  'sidebars.ts': sidebars,
  'docusaurus.config.ts': "export default { customCss: ['tokens'] };\n",
  'src/css/tokens.css': ':root {\n  --lagoon-700: #a1b2c3;\n}\n\n.name {\n  gap: 1px;\n}\n',
  'src/data/.keep': '',
  'src/components/NetworkTable/index.tsx':
    "export default function NetworkTable({ to, size }: { to?: string; size?: 'small' | 'large' }) {\n  return null;\n}\n",
  'static/img/window.png': png(),
};
