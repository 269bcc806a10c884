import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { discovery } from '../src/discovery/index.ts';
import { skillFiles } from '../src/markdown/skills.ts';

describe('what programs ask a site for', () => {
  const { files = [] } = discovery({
    siteConfig: { url: 'https://docs.test' } as never,
    baseUrl: '/base/',
  });
  const contentOf = (name: string) =>
    String([...files].find(({ path }) => path === name)?.content ?? `no ${name}`);

  it('is where it was built for', () => {
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

  it('has its description in front, as YAML whatever is in it', () => {
    const text = '---\nname: nacre\ndescription: "Say \\"when\\": to use it."\n---\n\n# Work\n';
    expect(files.get('.well-known/agent-skills/nacre/SKILL.md')).toBe(text);
    expect(files.get('skill.md')).toBe(text);
  });

  it('is in the index, with its address below the base and the sum of its bytes', () => {
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
