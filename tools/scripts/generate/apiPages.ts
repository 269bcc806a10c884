/** Generates the pages of the API: `docusaurus gen-api-docs`, with the bundled configuration, which loads quickly. */
import { spawnSync } from 'node:child_process';
import { bundleConfiguration } from '../bundleConfiguration.ts';

async function main(): Promise<void> {
  const config = await bundleConfiguration();
  // Commands of plugins don't accept `--config`.
  const env = { ...process.env, ...(config && { DOCUSAURUS_CLI_CONFIG: config }) };
  const { status, error } = spawnSync('docusaurus', ['gen-api-docs', 'all'], { stdio: 'inherit', env });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
