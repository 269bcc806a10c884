import { findProgram, installPackages } from './programs.ts';

const findNginx = () => findProgram('NGINX_PATH', 'nginx');

export function ensureNginx(): string {
  if (!findNginx()) installPackages('nginx-light');
  const program = findNginx();
  if (!program) throw new Error('nginx could be neither found nor installed. Set NGINX_PATH to its path.');
  return program;
}
