import { filesUnder, writtenPage } from '../../../packages/model/src/files.ts';
import { FILE_TITLE } from '../../../packages/model/src/samples/programs.ts';
import { samplesOf, type Sample } from '../../../packages/model/src/samples/extract.ts';
import type { Kind } from './Project.ts';

/** The pages with their own projects, which content/followed.spec.ts makes, and the page without any. */
const OTHERS = /^docs\/(?:quick-starts\/|overview\/styleguide\.mdx$)/;
const OTHER_FILES = /^(?:index\.html|src\/[\w.]+\.css|tsconfig\.json)$/;

/** Returns every block of the pages whose title is a file name. */
export const fileBlocks = (root: string): Sample[] =>
  samplesOf(
    root,
    filesUnder(root, ['docs', 'api']).filter((file) => writtenPage.test(file) && !OTHERS.test(file)),
  ).filter(({ title = '' }) => FILE_TITLE.test(title) || OTHER_FILES.test(title));

/** The first rule that matches a block's page and title determines the projects that it is pasted into. */
const RULES: readonly { page?: RegExp; title: RegExp; kinds: readonly Kind[] }[] = [
  { title: /^app\/|^proxy\.ts$/, kinds: ['next'] },
  { title: /^src\/.+\.test\.tsx$|^tests\//, kinds: ['jest', 'vitest'] },
  { title: /^(?:e2e\/|playwright\.)/, kinds: ['vite-react'] },
  { title: /^(?:jest\.config|jsdom)\.mjs$/, kinds: ['jest'] },
  { page: /quick-start-guide/, title: /./, kinds: ['vite-vanilla'] },
  { title: /^(?:index\.html|vite\.config\.ts|src\/(?:main|App|sandbox)\.tsx)$/, kinds: ['vite-react'] },
  { page: /test-your-app/, title: /^src\/.+\.ts$/, kinds: ['vite-vanilla', 'jest', 'vitest'] },
  { page: /react/, title: /^src\/.+\.tsx?$/, kinds: ['vite-react', 'next', 'jest', 'vitest'] },
  { title: /^(?:src\/.+|[A-Z]\w+)\.tsx$/, kinds: ['vite-react', 'next'] },
  { title: /^src\/.+\.ts$/, kinds: ['vite-vanilla'] },
  { title: /^server\/webhookOptions\.ts$/, kinds: ['node', 'next'] },
  { title: /^server\/.+\.ts$|^[\w.]+\.(?:mjs|ts)$|^tsconfig\.json$/, kinds: ['node'] },
];

export const kindsOf = ({ file, title = '' }: Sample): readonly Kind[] =>
  RULES.find((rule) => rule.title.test(title) && (rule.page?.test(file) ?? true))?.kinds ?? [];
