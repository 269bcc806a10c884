import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from '../../deploy/deploy.ts';
import { UserError } from '../../deploy/UserError.ts';

let folder: string;
let from: string;
let out: string;

const page = (address: string): string =>
  `<!doctype html><html><head><meta charset=UTF-8><link rel=canonical href=https://docs.example${address}>` +
  '<script src=/sub/assets/js/main.0123abcd.js></script></head><body>Text</body></html>';

/** A site with two pages below a base path. */
const SITE: Record<string, string> = {
  'index.html': page('/sub/'),
  'guide/index.html': page('/sub/guide'),
  'guide.md': '# Guide\n',
  '404.html': page('/sub/404.html'),
  'sitemap.xml':
    '<urlset><url><loc>https://docs.example/sub/</loc></url><url><loc>https://docs.example/sub/guide</loc></url></urlset>',
  'assets/js/main.0123abcd.js': '0;'.repeat(1000),
};

function write(files: Record<string, string>): void {
  for (const [file, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    fs.writeFileSync(path.join(from, file), content);
  }
}

const outFiles = (): string[] => (fs.existsSync(out) ? fs.readdirSync(out) : []);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
  from = path.join(folder, 'build');
  out = path.join(folder, 'out');
  write(SITE);
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

describe('npm run deploy', () => {
  it('writes the configuration, and the files below the site’s base path, with compressed copies', async () => {
    expect(await deploy('nginx', from, out)).toBe(path.join(out, 'nginx'));
    expect(outFiles()).toEqual(['nginx']);
    const files = fs.readdirSync(path.join(out, 'nginx'), { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(
      expect.arrayContaining([
        ...[
          'conf.d/default.conf',
          'docs/maps.conf',
          'docs/site.conf',
          'html/sub/guide/index.html',
          'html/sub/404.md',
        ],
        ...['', '.br', '.gz'].map((end) => `html/sub/assets/js/main.0123abcd.js${end}`),
      ]),
    );
    expect(fs.readFileSync(path.join(out, 'nginx/html/sub/404.md'), 'utf8')).toContain('(/sub/llms.txt)');
  });

  it('replaces its previous output', async () => {
    fs.mkdirSync(path.join(out, 'nginx'), { recursive: true });
    fs.writeFileSync(path.join(out, 'nginx/old'), '');
    await deploy('nginx', from, out);
    expect(fs.readdirSync(path.join(out, 'nginx')).toSorted()).toEqual(['conf.d', 'docs', 'html']);
  });

  it.each<
    [fault: string, host: string | undefined, gone: string[], more: Record<string, string>, message: RegExp]
  >([
    ['no host', undefined, [], {}, /^Name a host: .*nginx/],
    ['an unknown host', 'apache', [], {}, /^There is no host "apache"\. The hosts are .*nginx/],
    ['a name that every object has', 'constructor', [], {}, /^There is no host "constructor"/],
    ['no build', 'nginx', ['.'], {}, /build\/ contains no built site\. Run "npm run build"/],
    [
      'a page of the sitemap that is missing',
      'nginx',
      ['guide/index.html'],
      {},
      /an incomplete build: guide\/index\.html, a page/,
    ],
    ['no page for unknown addresses', 'nginx', ['404.html'], {}, /an incomplete build: 404\.html/],
    ['no sitemap', 'nginx', ['sitemap.xml'], {}, /an incomplete build: sitemap\.xml/],
    [
      'a script that is missing',
      'nginx',
      ['assets'],
      {},
      /an incomplete build: assets\/js\/main\.0123abcd\.js, which index\.html/,
    ],
    ['a file of an unknown type', 'nginx', [], { 'a/b.exe': '' }, /^a\/b\.exe has no media type/],
    [
      'a page without a canonical link',
      'nginx',
      [],
      { 'lost/index.html': '<p>' },
      /lost\/index\.html has no canonical link/,
    ],
  ])('refuses %s, and keeps the previous output', async (_, host, removed, more, message) => {
    fs.mkdirSync(path.join(out, 'nginx'), { recursive: true });
    fs.writeFileSync(path.join(out, 'nginx/old'), '');
    write(more);
    for (const file of removed) fs.rmSync(path.join(from, file), { recursive: true });
    const refused = deploy(host, from, out);
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(UserError);
    expect(outFiles()).toEqual(['nginx']);
    expect(fs.readdirSync(path.join(out, 'nginx'))).toEqual(['old']);
  });
});
