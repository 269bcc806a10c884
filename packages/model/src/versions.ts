/** Compares versions by number. A pre-release comes before its release. */
export function compareVersions(a: string, b: string): number {
  const [numbersA = '', tagA] = a.split(/-(.*)/);
  const [numbersB = '', tagB] = b.split(/-(.*)/);
  const byNumber = numbersA.localeCompare(numbersB, 'en', { numeric: true });
  if (byNumber !== 0 || tagA === tagB) return byNumber;
  if (tagA === undefined || tagB === undefined) return tagA === undefined ? 1 : -1;
  return tagA.localeCompare(tagB, 'en', { numeric: true });
}

/** The semantic version step that a change requires from users of the previous release. */
export type VersionStep = 'major' | 'minor' | 'patch';

const partsOf = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.replace(/-.*/, '').split('.').map(Number);
  return [major, minor, patch];
};

export function stepBetween(from: string, to: string): VersionStep {
  const [before, after] = [partsOf(from), partsOf(to)];
  if (before[0] !== after[0]) return 'major';
  return before[1] === after[1] ? 'patch' : 'minor';
}

export function nextVersion(from: string, step: VersionStep): string {
  const [major, minor, patch] = partsOf(from);
  if (step === 'major') return `${major + 1}.0.0`;
  return step === 'minor' ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}
