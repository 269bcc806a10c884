/**
 * Builds both SDKs and looks at what `npm pack` would publish: publint on the manifests, are-the-types-wrong on the
 * types as each kind of importer resolves them, and the brotli size of each entry.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sdkPackages } from '../facts/packages.ts';

function run(program: string, args: string[], cwd = process.cwd()): string {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' });
  if (status === 0) return stdout;
  console.error(
    `${program} ${args.join(' ')} (in ${path.relative('.', cwd) || '.'}) failed:\n${stdout}${stderr}`,
  );
  process.exit(1);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'packages-'));
try {
  for (const { folder: workspace } of sdkPackages) {
    fs.rmSync(path.join(workspace, 'dist'), { recursive: true, force: true });
    run('npm', ['run', '--silent', 'build', '-w', workspace]);
    run('publint', ['--strict', workspace]);
    const [packed] = JSON.parse(
      run('npm', ['pack', '--json', '--pack-destination', folder, '-w', workspace]),
    ) as {
      filename: string;
      files: { path: string }[];
      size: number;
    }[];
    if (!packed) throw new Error(`npm pack said nothing of ${workspace}`);
    const strays = packed.files.filter(
      ({ path: file }) => !/^(dist\/|package\.json$|CHANGELOG\.md$|LICENSE$|README\.md$)/.test(file),
    );
    if (strays.length > 0) {
      console.error(`${workspace} would publish ${strays.map((file) => file.path).join(', ')}`);
      process.exit(1);
    }
    run('attw', [path.join(folder, packed.filename), '--profile', 'esm-only']);
    console.log(`${workspace}: ${packed.files.length} files, ${packed.size} bytes packed`);
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}
