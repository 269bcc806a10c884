import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { fencedBlocks } from '../../packages/model/src/samples/extract.ts';
import { isCode } from '../../packages/model/src/samples/programs.ts';
import { downloads } from '../../src/config/downloads.ts';
import { site } from '../../src/config/site.ts';
import { buildDirectory, readBuilt } from '../support/build.ts';

const root = site.url + site.baseUrl;
const exists = (file: string) => fs.existsSync(path.join(buildDirectory, file));

test('every sample of AGENTS.md compiles by itself', () => {
  const samples = fencedBlocks(readBuilt('AGENTS.md'), 'AGENTS.md').filter(isCode);
  expect(samples.length).toBeGreaterThan(10);
  // In the repository, where packages resolve. The check of samples has compiled them with the rest of their pages.
  const folder = path.resolve(`.samples/agents-${process.pid}`);
  try {
    fs.mkdirSync(folder, { recursive: true });
    for (const [index, { language, code }] of samples.entries())
      fs.writeFileSync(path.join(folder, `${index}.${language === 'tsx' ? 'tsx' : 'ts'}`), code);
    const compilerOptions = { incremental: false, moduleDetection: 'force', types: ['node'] };
    const config = { extends: path.resolve('tsconfig.json'), compilerOptions, exclude: [] };
    fs.writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { stdout } = spawnSync('node', ['node_modules/typescript-7/bin/tsc', '-p', folder], {
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
});

test('AGENTS.md has everything for a first task', () => {
  const code = fencedBlocks(readBuilt('AGENTS.md'), 'AGENTS.md')
    .map((block) => block.code)
    .join('\n');
  const needed = ['npm install', 'createSandbox', 'signIn', 'isNacreError', 'createWebhookHandler'];
  for (const part of [...needed, 'verifyAccessToken', 'formatBalance', 'networkInfo', 'claude mcp add']) {
    expect.soft(code, part).toContain(part);
  }
});

// packages/post-build/tests/discovery.test.ts looks at the addresses, the checksum and the front matter.
test('the skill states when to use it, has all of AGENTS.md, and is at the address where agents look', () => {
  const { $schema, skills } = JSON.parse(readBuilt('.well-known/agent-skills/index.json')) as {
    $schema: string;
    skills: { name: string; description: string; url: string }[];
  };
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json');
  expect(skills.map(({ name }) => name)).toEqual([site.slug]);
  const [{ description, url } = { description: '', url: '' }] = skills;
  expect(description.length).toBeLessThanOrEqual(1024);
  expect(description).toContain('Use it to');
  const text = readBuilt(url.slice(site.baseUrl.length));
  expect(text.endsWith(`\n---\n\n${readBuilt('AGENTS.md')}`)).toBe(true);
});

test('robots.txt names the sitemap, and forbids nothing', () => {
  const text = readBuilt('robots.txt');
  expect(text).toContain(`Sitemap: ${root}sitemap.xml\n`);
  expect(text).not.toContain('Disallow');
  expect(exists('sitemap.xml')).toBe(true);
});

test('the MCP server card has only fields of its schema, and starts an existing package', () => {
  const card = JSON.parse(readBuilt('.well-known/mcp/server-card.json')) as {
    name: string;
    version: string;
    _meta: Record<string, { args: string[] }>;
  };
  expect(Object.keys(card)).toEqual([
    '$schema',
    'name',
    'title',
    'description',
    'version',
    'websiteUrl',
    '_meta',
  ]);
  expect(card.name).toMatch(/^[a-z]+(?:\.[a-z-]+)+\/docs-mcp$/);
  const [start] = Object.values(card._meta);
  const address = start?.args.at(-1) ?? '';
  const served = downloads.find((each) => address === root + each.address);
  expect(served?.version).toBe(card.version);
  expect(exists(address.slice(root.length))).toBe(true);
});
