import { isScalar, parseDocument, visit } from 'yaml';

const PINNED = /^[\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40}$/;
const PINNED_IMAGE = /^docker:\/\/[^@\s]+@sha256:[0-9a-f]{64}$/;
const VERSION = /^\s*v\d+\.\d+\.\d+\s*$/;

/** An action in a file, with the version in the comment next to it. */
interface Pin {
  action: string;
  hash: string;
  version: string;
}

/** Returns every action that a workflow uses, and problems with how the actions are pinned. */
export function readPins(text: string): { pins: Pin[]; problems: string[] } {
  const pins: Pin[] = [];
  const problems: string[] = [];
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'uses' || !isScalar(value)) return;
      const name = String(value.value);
      const version = value.comment ?? '';
      // Actions of this repository are used as they're checked out.
      if (name.startsWith('./') || PINNED_IMAGE.test(name)) return;
      if (!PINNED.test(name)) problems.push(`${name} is not pinned: name it by the hash of a commit`);
      else if (!VERSION.test(version))
        problems.push(`${name} has no version in a comment, as in \`# v1.2.3\``);
      else {
        const [action = '', hash = ''] = name.split('@');
        pins.push({ action, hash, version: version.trim() });
      }
    },
  });
  return { pins, problems };
}

/** Reports actions that files use by two hashes, or by one hash with two versions. */
export function checkPinConflicts(pins: readonly Pin[]): string[] {
  const first = new Map<string, Pin>();
  return pins.flatMap((pin) => {
    const known = first.get(pin.action);
    if (!known) first.set(pin.action, pin);
    return !known || (known.hash === pin.hash && known.version === pin.version)
      ? []
      : [
          `${pin.action} is pinned to ${known.hash} (${known.version}) and to ${pin.hash} (${pin.version}): use one of them`,
        ];
  });
}
