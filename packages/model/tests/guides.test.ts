import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';
import { readGuide } from '../src/symbols/guides.ts';

const { root, write } = temporaryFolder();

it.each([
  ['docs/guides/keys.mdx', '', '/guides/keys'],
  ['docs/guides/keys.md', '', '/guides/keys'],
  ['api/keys.md', '', '/api/keys'],
  ['docs/guides/keys.mdx', 'slug: /keys', '/keys'],
  ['docs/guides/keys.mdx', 'unlisted: true', undefined],
  ['src/pages/_keys.mdx', '', undefined],
])('%s with "%s" is served at %s', (file, frontMatter, route) => {
  write(file, `---\ntitle: Keys\n${frontMatter}\n---\n\nText.\n`);
  expect(readGuide(root, file).route).toBe(route);
});
