import fs from 'node:fs';

export interface Instruction {
  /** `COPY`, `RUN`, … */
  name: string;
  /** The flags without their leading `--`, such as `from=build`. */
  flags: string[];
  /** The rest, on one line. */
  text: string;
}

export interface Stage {
  name: string;
  instructions: Instruction[];
}

/** Parses a Dockerfile into the instructions before the first stage, and then each stage. */
export function readDockerfile(file: string): Stage[] {
  const lines = fs
    .readFileSync(file, 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Stage[] = [{ name: '', instructions: [] }];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    const words = rest.split(' ');
    const flags = words.filter((word) => word.startsWith('--')).map((word) => word.slice(2));
    const isForCommand = name === 'RUN';
    const text = isForCommand ? rest : words.filter((word) => !word.startsWith('--')).join(' ');
    if (name === 'FROM') stages.push({ name: / AS (\w+)$/.exec(text)?.[1] ?? '', instructions: [] });
    stages.at(-1)?.instructions.push({ name, flags: isForCommand ? [] : flags, text });
  }
  return stages;
}
