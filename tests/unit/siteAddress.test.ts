import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { basePathOf, originOf } from '../../src/config/siteAddress.ts';
import { sampleOf } from '../support/long.ts';

const DOCS = 'https://docs.nacre.example';

describe('SITE_URL', () => {
  it.each([
    [undefined, DOCS],
    ['', DOCS],
    ['  ', DOCS],
    ['https://docs.example.com', 'https://docs.example.com'],
    ['https://docs.example.com/', 'https://docs.example.com'],
    ['https://docs.example.com//', 'https://docs.example.com'],
    [' https://docs.example.com\n', 'https://docs.example.com'],
    ['HTTPS://Docs.Example.COM', 'https://docs.example.com'],
    ['https://docs.example.com:443/', 'https://docs.example.com'],
    ['https://docs.example.com:8443', 'https://docs.example.com:8443'],
    ['http://localhost:8080', 'http://localhost:8080'],
    ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
    ['http://[::1]:3000/', 'http://[::1]:3000'],
    ['https://dóküman.example', 'https://xn--dkman-0ta8d.example'],
  ])('%j is %s', (written, origin) => {
    expect(originOf(written, DOCS)).toBe(origin);
  });

  it.each([
    ['docs.example.com', /begin with https:.* Write SITE_URL=https:\/\/docs\.example\.com$/],
    ['docs.example.com/nacre', /Write SITE_URL=https:\/\/docs\.example\.com$/],
    ['//docs.example.com', /Write SITE_URL=https:\/\/docs\.example\.com$/],
    ['https:docs.example.com', /Write SITE_URL=https:\/\/docs\.example\.com$/],
    ['https:/docs.example.com', /Write SITE_URL=https:\/\/docs\.example\.com$/],
    ['localhost:3000', /Write SITE_URL=https:\/\/localhost:3000$/],
    ['ftp://docs.example.com', /Write SITE_URL=https:\/\/docs\.example\.com$/],
    ['javascript:alert(1)', /Write SITE_URL=https:\/\/docs\.example\.com$/],
    ['/nacre/', /Write SITE_URL=https:\/\/docs\.example\.com$/],
    [
      'https://docs.example.com/nacre',
      /path belongs in BASE_URL\. Write SITE_URL=https:\/\/docs\.example\.com BASE_URL=\/nacre\/$/,
    ],
    ['https://docs.example.com/..', /path belongs in BASE_URL/],
    ['https://docs.example.com/a/../b', /path belongs in BASE_URL/],
    ['https://docs.example.com/?', /query or a hash/],
    ['https://docs.example.com?a=b', /query or a hash/],
    ['https://docs.example.com/#', /query or a hash/],
    ['https://docs example.com', /space, a backslash or a percent sign/],
    ['https://docs.exa\tmple.com', /space, a backslash or a percent sign/],
    ['https://docs.example.com\\nacre', /space, a backslash or a percent sign/],
    ['https:\\\\docs.example.com', /begin with https/],
    ['https://docs.example.com%2fhandbook', /space, a backslash or a percent sign/],
    ['https://', /host name is not valid/],
    ['https:///', /host name is not valid/],
    ['https://docs..example.com', /host name is not valid/],
    ['https://.example.com', /host name is not valid/],
    ['https://docs.example.com.', /host name is not valid/],
    ['https://docs.example.com:99999', /host name is not valid/],
    ['https://docs.exa<mple.com', /host name is not valid/],
    ['https://1.2.3.4.5', /host name is not valid/],
  ])('%j is refused', (written, reason) => {
    expect(() => originOf(written, DOCS)).toThrow(reason);
  });

  it('keeps a password out of the log', () => {
    expect(() => originOf('https://writer:secret@docs.example.com', DOCS)).toThrow(
      /^SITE_URL=https:\/\/…@docs\.example\.com: .* a user or a password/,
    );
  });
});

describe('BASE_URL', () => {
  it.each([
    [undefined, '/'],
    ['', '/'],
    [' ', '/'],
    ['/', '/'],
    ['//', '/'],
    ['/nacre', '/nacre/'],
    ['nacre', '/nacre/'],
    ['nacre/', '/nacre/'],
    ['/nacre/', '/nacre/'],
    ['//nacre//', '/nacre/'],
    [' /nacre/ ', '/nacre/'],
    ['/a//b', '/a/b/'],
    ['/docs/v1.2/a_b~c-d', '/docs/v1.2/a_b~c-d/'],
  ])('%j is %s', (written, path) => {
    expect(basePathOf(written)).toBe(path);
  });

  it.each([
    ['https://docs.example.com/nacre/', /only the path/],
    ['C:/Program Files/Git/nacre/', /only the path/],
    ['/a b/', /"a b" has characters other/],
    ['/nacre?x', /"nacre\?x" has characters other/],
    ['/nacre#x', /"nacre#x" has characters other/],
    ['/a%2fb/', /"a%2fb" has characters other/],
    ['\\nacre\\', /has characters other/],
    ['/dóc/', /"dóc" has characters other/],
    ['/na"cre/', /has characters other/],
    ['/<nacre>/', /has characters other/],
    ['/nacre/../', /only dots/],
    ['./nacre', /only dots/],
    ['/docs\u0000/', /has characters other/],
  ])('%j is refused', (written, reason) => {
    expect(() => basePathOf(written)).toThrow(reason);
  });
});

describe('an invalid address', () => {
  const commands: [string, string[]][] = [
    ['build', ['tsx', 'tools/scripts/build.ts']],
    ['gen', ['tsx', 'tools/scripts/generate.ts']],
    ['preview', ['tsx', 'tools/scripts/preview.ts']],
    ['start', ['docusaurus', 'start', '--no-open']],
  ];
  it.each(sampleOf(commands, 4))(
    'ends `npm run %s` with one message',
    (_, [program = '', ...options]) => {
      const { status, stdout, stderr } = spawnSync(`node_modules/.bin/${program}`, options, {
        encoding: 'utf8',
        env: { ...process.env, SITE_URL: 'https://docs.example.com/nacre' },
      });
      const output = (stdout + stderr)
        .split('\n')
        .filter((line) => line && !/^npm warn|^\[INFO\]/.test(line));
      expect(output).toEqual([
        'SITE_URL=https://docs.example.com/nacre: a path belongs in BASE_URL. Write SITE_URL=https://docs.example.com BASE_URL=/nacre/',
      ]);
      expect(status).toBe(1);
    },
    60_000,
  );
});
