/**
 * Publishes the finished build into a folder that nginx serves and that keeps earlier releases, or rolls back to one of
 * them: `npm run deploy:into -- <folder>`.
 */
import { publishCommand } from '../../deploy/publish/command.ts';
import { UserError } from '../../deploy/UserError.ts';

async function main(): Promise<void> {
  try {
    console.log(`deploy: ${await publishCommand(process.argv.slice(2), 'build', 'deploy/out')}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`deploy: ${error.message}`);
    process.exitCode = 1;
  }
}

void main();
