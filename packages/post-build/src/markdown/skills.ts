import { createHash } from 'node:crypto';
import type { SiteFile } from '../../../model/src/SiteFile.ts';

/** Folder in which agents look for skills, according to version 0.2.0 of Agent Skills Discovery. */
const FOLDER = '.well-known/agent-skills';
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json';

/** Returns the instructions of `AGENTS.md` as a skill at the standard path, with its index, and at a short path. */
export function skillFiles(
  { name, description }: Readonly<Record<'name' | 'description', string>>,
  instructions: string,
  baseUrl: string,
): SiteFile[] {
  const file = `${FOLDER}/${name}/SKILL.md`;
  const content = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n${instructions}`;
  const digest = `sha256:${createHash('sha256').update(content).digest('hex')}`;
  const index = {
    $schema: SCHEMA,
    skills: [{ name, type: 'skill-md', description, url: baseUrl + file, digest }],
  };
  return [
    { path: file, content },
    { path: `${FOLDER}/index.json`, content: `${JSON.stringify(index, null, 2)}\n` },
    { path: 'skill.md', content },
  ];
}
