import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readTable } from '../../model/src/readTable.ts';
import { builtAddress } from '../src/servedAddress/builtAddress.ts';
import { replaceAddress, replaceAddressInBytes } from '../src/servedAddress/replaceAddress.ts';
import { temporaryFolder } from '../../../tests/support/temporaryFolder.ts';

const links = { docs: 'https://docs.nacre.example' };
const elsewhere = { url: 'https://docs.example.com', baseUrl: '/nacre/', links };
const atRoot = { ...elsewhere, baseUrl: '/' };
const below = { ...elsewhere, url: links.docs };

describe('the served address', () => {
  const addresses = readTable('packages/markdown/tests/servedAddress.tsv', ['source', 'served']);
  it.each(addresses)('makes "$source" to "$served"', ({ source, served }) => {
    expect(replaceAddress(source, elsewhere)).toBe(served);
    expect(new TextDecoder().decode(replaceAddressInBytes(new TextEncoder().encode(source), elsewhere))).toBe(
      served,
    );
  });

  it('has no path at a root', () => {
    expect(replaceAddress('https://docs.nacre.example/a, https://docs.nacre.example', atRoot)).toBe(
      'https://docs.example.com/a, https://docs.example.com',
    );
  });

  it('adds the path once, however often it is applied', () => {
    const text =
      'https://docs.nacre.example/a https://docs.nacre.example/nacre-auth https://docs.nacre.example';
    const once = replaceAddress(text, below);
    expect(once).toBe(
      'https://docs.nacre.example/nacre/a https://docs.nacre.example/nacre/nacre-auth https://docs.nacre.example/nacre',
    );
    expect(replaceAddress(once, below)).toBe(once);
  });

  it('changes nothing if the docs are served at their own address', () => {
    const bytes = new Uint8Array([1, 2, 3]);
    expect(replaceAddressInBytes(bytes, { url: links.docs, baseUrl: '/', links })).toBe(bytes);
  });

  it('keeps every byte around it', () => {
    const around = Uint8Array.from({ length: 256 }, (_, index) => index);
    const bytes = Buffer.concat([around, Buffer.from(' https://docs.nacre.example/ '), around]);
    expect(Buffer.from(replaceAddressInBytes(bytes, elsewhere))).toEqual(
      Buffer.concat([around, Buffer.from(' https://docs.example.com/nacre/ '), around]),
    );
  });
});

describe('the address of a built folder', () => {
  const { root: folder, write } = temporaryFolder();
  const writeAddress = (url: string) => write('index.md', `---\ntitle: "x"\n${url}\n---\n`);

  it('is that of its first page', () => {
    writeAddress('url: "https://docs.example.com/nacre/"');
    expect(builtAddress(folder)).toBe('https://docs.example.com/nacre/');
    writeAddress('url: "http://localhost:3000"');
    expect(builtAddress(folder)).toBe('http://localhost:3000/');
  });

  it('is read from a complete build only', () => {
    writeAddress('');
    expect(() => builtAddress(folder)).toThrow(/index\.md: its front matter has no url\./);
    fs.rmSync(folder, { recursive: true });
    expect(() => builtAddress(folder)).toThrow(/index\.md is missing: run `npm run build` first$/);
  });
});
