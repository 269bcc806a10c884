/** Makes the pages of the API: `docusaurus gen-api-docs`, with a configuration that is read quickly. */
import { spawnSync } from 'node:child_process';
import { bundleConfiguration } from '../bundleConfiguration.ts';

async function main(): Promise<void> {
  const config = await bundleConfiguration();
  // A command of a plugin takes no `--config`.
  const env = { ...process.env, ...(config && { DOCUSAURUS_CLI_CONFIG: config }) };
  const { status, error } = spawnSync('docusaurus', ['gen-api-docs', 'all'], { stdio: 'inherit', env });
  if (error) throw error;
  process.exitCode = status ?? 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
