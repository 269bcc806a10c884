import fs from 'node:fs';
import path from 'node:path';
import { deflateSync } from 'node:zlib';
import { filesUnder } from '../../../model/src/files.ts';

const FOLDER = 'packages/checks/tests/problemCases/validSite';

/** The written files of the site, by path. */
const written: Record<string, string> = Object.fromEntries(
  filesUnder(FOLDER, ['.'], /\.mdx?$/).map((file) => [
    file,
    fs.readFileSync(path.join(FOLDER, file), 'utf8'),
  ]),
);

/** The page in which mistakes are made. Their messages contain its line numbers. */
export const guide = written['docs/guide.mdx'] ?? '';

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
  ...written,
  'api/.keep': '',
  'sidebars.ts': sidebars,
  'docusaurus.config.ts': "export default { customCss: ['tokens'] };\n",
  'src/css/tokens.css': ':root {\n  --lagoon-700: #a1b2c3;\n}\n\n.name {\n  gap: 1px;\n}\n',
  'src/data/.keep': '',
  'src/components/NetworkTable/index.tsx':
    "export default function NetworkTable({ to, size }: { to?: string; size?: 'small' | 'large' }) {\n  return null;\n}\n",
  'static/img/window.png': png(),
};
