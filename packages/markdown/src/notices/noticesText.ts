import { archiveDependencies, type ThirdPartyContent } from './ThirdPartyContent.ts';

const LINE = '='.repeat(80);

/** Shows each text once, below the names that it is for. Packages of one repository have the same text. */
function section(title: string, entries: readonly (readonly [name: string, text: string])[]): string {
  const byText = new Map<string, string[]>();
  for (const [name, text] of entries) byText.set(text, [...(byText.get(text) ?? []), name]);
  return [title, ...[...byText].map(([text, names]) => `${LINE}\n${names.join('\n')}\n\n${text}`)].join(
    '\n\n',
  );
}

export function noticesText(title: string, { bundled, fonts, archives }: ThirdPartyContent): string {
  const installed = archiveDependencies(archives).map(
    ({ name, version, license }) => `${name} ${version} (${license})`,
  );
  return [
    `${title} contains third-party work. These are the notices of its authors.`,
    section(
      'In the scripts and style sheets of the site:',
      bundled.map(({ name, version, license, text }) => [`${name} ${version} (${license})`, text]),
    ),
    section(
      'Fonts, cut down to the characters that the site needs:',
      fonts.map(({ name, package: from, version, license, content }) => [
        `${name}, from ${from} ${version} (${license})`,
        content,
      ]),
    ),
    `${LINE}\nThe archives under downloads/ contain no third-party code. With them, npm installs these packages, which bring their own notices:`,
    installed.join('\n'),
    '',
  ].join('\n\n');
}
