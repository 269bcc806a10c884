import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { discovery } from '../src/discovery/index.ts';
import { skillFiles } from '../src/markdown/skills.ts';

describe('the files for programs', () => {
  const { files = [] } = discovery({
    siteConfig: { url: 'https://docs.test' } as never,
    baseUrl: '/base/',
  });
  const contentOf = (name: string) =>
    String([...files].find(({ path }) => path === name)?.content ?? `no ${name}`);

  it('contain the address that the site was built for', () => {
    expect(contentOf('robots.txt')).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://docs.test/base/sitemap.xml\n',
    );
    const card = JSON.parse(contentOf('.well-known/mcp/server-card.json')) as Record<string, unknown>;
    expect(card).toMatchObject({
      websiteUrl: 'https://docs.test/base/mcp/',
      description: expect.stringMatching(/^.{1,100}$/) as unknown,
      _meta: {
        'example.nacre/start': {
          command: 'npx',
          args: ['-y', expect.stringMatching(/^https:\/\/docs\.test\/base\/downloads\/.+\.tgz$/) as unknown],
        },
      },
    });
  });
});

describe('a skill', () => {
  const skill = { name: 'nacre', description: 'Say "when": to use it.' };
  const files = new Map(
    skillFiles(skill, '# Work\n', '/base/').map(({ path, content }) => [path, String(content)]),
  );

  it('starts with its description, as YAML with any content', () => {
    const text = '---\nname: nacre\ndescription: "Say \\"when\\": to use it."\n---\n\n# Work\n';
    expect(files.get('.well-known/agent-skills/nacre/SKILL.md')).toBe(text);
    expect(files.get('skill.md')).toBe(text);
  });

  it('is in the index, with its address below the base path and the checksum of its bytes', () => {
    const text = files.get('skill.md') ?? '';
    expect(JSON.parse(files.get('.well-known/agent-skills/index.json') ?? '')).toMatchObject({
      skills: [
        {
          ...skill,
          type: 'skill-md',
          url: '/base/.well-known/agent-skills/nacre/SKILL.md',
          digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
        },
      ],
    });
  });
});
