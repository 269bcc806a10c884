/** Writes what a host needs from the finished build: `npm run deploy -- <host>`. */
import { deploy } from '../../deploy/deploy.ts';
import { UserError } from '../../deploy/UserError.ts';
import { takeTurns } from './tasks/takeTurns.ts';

async function main(): Promise<void> {
  try {
    await takeTurns(process.cwd(), (line) => console.log(`deploy: ${line}`), new AbortController().signal);
    const folder = await deploy(process.argv[2], 'build', 'deploy/out');
    console.log(`deploy: ${folder}/ is ready`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    console.error(`deploy: ${error.message}`);
    process.exitCode = 1;
  }
}

void main();
