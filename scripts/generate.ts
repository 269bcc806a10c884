/**
 * Makes everything that is made: the TypeScript view of the API description, both SDK references, the backend
 * pages, and the images with the brand's colors. Each step checks its source first; when one fails, what is half-written is taken away again.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { openapiFile } from '../facts/openapi/readDescription.ts';
import { sdkTrees } from '../facts/packages.ts';
import { writeBrand } from '../src/brand/writeBrand.ts';

const OUTPUTS = [
  ...sdkTrees.map((tree) => `api/${tree}`),
  'openapi/generated',
  'sdk/base/src/generated',
  'src/brand/generated',
];

const clean = () => OUTPUTS.forEach((directory) => fs.rmSync(directory, { recursive: true, force: true }));

function step(title: string, command: string[], env: Record<string, string> = {}): void {
  console.log(`gen: ${title}`);
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', ...env },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return;
  console.error(`${stdout}${stderr}`.trim());
  console.error(`gen: failed at "${title}". Nothing was left half-written.`);
  clean();
  process.exit(1);
}

clean();
writeBrand();
fs.mkdirSync('sdk/base/src/generated', { recursive: true });
step(`check ${openapiFile}`, ['redocly', 'lint', openapiFile, '--format=stylish']);
step('types of the API description', [
  'openapi-typescript',
  openapiFile,
  '--output',
  'sdk/base/src/generated/openapi.ts',
]);
step('check the comments of both SDKs', ['tsx', 'checks/checkReference.ts']);
step('references and API pages', ['docusaurus', 'gen-api-docs', 'all'], { DOCS_GENERATE: '1' });
for (const file of sdkTrees.map((tree) => `api/${tree}/References.md`)) {
  if (fs.existsSync(file)) continue;
  console.error(`gen: ${file} was not made.`);
  clean();
  process.exit(1);
}
