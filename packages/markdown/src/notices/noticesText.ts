import { archiveDependencies, type ThirdPartyContent } from './ThirdPartyContent.ts';

const LINE = '='.repeat(80);

interface Notice {
  /** Names of the packages or fonts that it is for, one per line. */
  names: string[];
  text: string;
}

/** Groups entries by text, which is shown once. Packages of one repository have the same text. */
function notices(entries: readonly (readonly [name: string, text: string])[]): Notice[] {
  const byText = new Map<string, string[]>();
  for (const [name, text] of entries) byText.set(text, [...(byText.get(text) ?? []), name]);
  return [...byText].map(([text, names]) => ({ names, text }));
}

const section = (title: string, entries: readonly Notice[]): string =>
  [title, ...entries.map(({ names, text }) => `${LINE}\n${names.join('\n')}\n\n${text}`)].join('\n\n');

export function noticesText(title: string, { bundled, fonts, archives }: ThirdPartyContent): string {
  const installed = archiveDependencies(archives).map(
    ({ name, version, license }) => `${name} ${version} (${license})`,
  );
  return [
    `${title} contains third-party work. These are the notices of its authors.`,
    section(
      'In the scripts and style sheets of the site:',
      notices(bundled.map(({ name, version, license, text }) => [`${name} ${version} (${license})`, text])),
    ),
    section(
      'Fonts, cut down to the characters that the site needs:',
      notices(
        fonts.map(({ name, package: from, version, license, content }) => [
          `${name}, from ${from} ${version} (${license})`,
          content,
        ]),
      ),
    ),
    `${LINE}\nThe archives under downloads/ contain no third-party code. With them, npm installs these packages, which bring their own notices:`,
    installed.join('\n'),
    '',
  ].join('\n\n');
}
