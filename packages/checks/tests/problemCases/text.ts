import { edited, type ProblemCase } from './ProblemCase.ts';

const AT_END = '<NetworkTable />\n';

/** Headings, links and pictures that don't work for a reader. */
export const textCases: readonly ProblemCase[] = [
  {
    name: 'a title in the text',
    check: 'structure',
    files: edited(['## Restore a session', '# Restore a session']),
    message: 'docs/guide.mdx:13: the title of the page is in its front matter. Begin the heading with "##"',
  },
  {
    name: 'a heading of a deep level',
    check: 'structure',
    files: edited([AT_END, '#### A table\n\n<NetworkTable />\n']),
    message: 'docs/guide.mdx:52: a heading of level 4 isn\'t in the table of contents. Use "##" and "###"',
  },
  {
    name: 'a level that is left out',
    check: 'structure',
    files: edited(['## Restore a session', '### Restore a session']),
    message: 'docs/guide.mdx:13: no "##" is above this "###". Begin the first heading with "##"',
  },
  {
    name: 'two headings of one name',
    check: 'structure',
    files: edited([AT_END, '## Restore a session\n\n<NetworkTable />\n']),
    message:
      'docs/guide.mdx:52: the anchor #restore-a-session is taken by line 13. Use other words, or end the heading with an anchor of its own: {/* #name */}',
  },
  {
    name: 'an anchor that another heading has',
    check: 'structure',
    files: edited(['{/* #refresh */}', '{/* #restore-a-session */}'], ['  refresh:', '  restore-a-session:']),
    message:
      'docs/guide.mdx:31: the anchor #restore-a-session is taken by line 13. Use other words, or end the heading with an anchor of its own: {/* #name */}',
  },
  {
    name: 'a comment in a heading that is not an anchor',
    check: 'structure',
    files: edited(['## Restore a session', '## Restore a session {/* Restore */}']),
    message:
      "docs/guide.mdx:13: {/* Restore */} isn't an anchor. Write {/* #name */}, in lowercase letters, digits and hyphens",
  },
  {
    name: 'an anchor as in other programs',
    check: 'syntax',
    files: edited(['{/* #refresh */}', '{#refresh}']),
    message:
      'docs/guide.mdx:31:23: the page cannot be read: "{" begins code, but no valid code with a closing "}" follows. For the character itself, write \\{ or format it as code. Write an anchor as {/* #name */}',
  },
  {
    name: 'an empty heading',
    check: 'structure',
    files: edited(['## Restore a session', '##']),
    message: 'docs/guide.mdx:13: the heading has no words. Write some, or remove it',
  },
  {
    name: 'an empty section',
    check: 'structure',
    files: edited([AT_END, '<NetworkTable />\n\n## Later\n\n## Even later\n']),
    message: 'docs/guide.mdx:54: the section "Later" is empty. Write it, or remove its heading',
  },
  {
    name: 'capitals in a heading',
    check: 'prose',
    files: edited(['## Restore a session', '## Restore a Session']),
    message:
      'docs/guide.mdx:13: "Session" in a heading: write "session", headings are in sentence case. If it\'s a name, add it to .config/words.txt',
  },
  {
    name: 'a link without an address',
    check: 'structure',
    files: edited(['(/storage#what-it-holds)', '()']),
    message: 'docs/guide.mdx:15: the link leads nowhere. Write the address of a page, such as /products/page',
  },
  {
    name: 'a link without a text',
    check: 'structure',
    files: edited(['[the page on storage]', '[]']),
    message:
      'docs/guide.mdx:15: the link to /storage#what-it-holds has no text. Write what it leads to between the brackets',
  },
  {
    name: 'a link that says here',
    check: 'prose',
    files: edited(['[the page on storage]', '[here]']),
    message:
      'docs/guide.mdx:15: Link text should be descriptive [Context: "[here]"] (MD059). Name the target in the text of the link',
  },
  {
    name: 'a link to a file',
    check: 'structure',
    files: edited(['/storage#what-it-holds', './storage.mdx']),
    message:
      "docs/guide.mdx:15: ./storage.mdx is the name of a file. Link to the page's address, without the ending",
  },
  {
    name: 'a relative link',
    check: 'structure',
    files: edited(['/storage#what-it-holds', 'storage#what-it-holds']),
    message:
      'docs/guide.mdx:15: storage#what-it-holds depends on where this page is. Begin the address with a slash, or with # for a heading of this page',
  },
  {
    name: 'a link to this site with its host',
    check: 'structure',
    files: edited(['(/storage#what-it-holds)', '(https://docs.nacre.example/storage)']),
    message: 'docs/guide.mdx:15: https://docs.nacre.example/storage is a page of this site. Write /storage',
  },
  {
    name: 'a link without encryption',
    check: 'structure',
    files: edited(['/storage#what-it-holds', 'http://semver.org/']),
    message:
      'docs/guide.mdx:15: http://semver.org/ is not encrypted, so anyone on the way can change it. Write https:',
  },
  {
    name: 'a link to a host that looks like another',
    check: 'structure',
    files: edited(['/storage#what-it-holds', 'https://semver.example/']),
    message:
      'docs/guide.mdx:15: no page links to semver.example yet. If the name is right and its owner can be trusted, add it to packages/checks/src/structure/knownHosts.ts',
  },
  {
    name: 'a link to a page that is not there',
    check: 'links',
    files: edited(['/storage#what-it-holds', '/storrage']),
    message: 'docs/guide.mdx:15: links to /storrage, and there is no such page. The nearest is /storage',
  },
  {
    name: 'a link to a heading that is not there',
    check: 'links',
    files: edited(['#what-it-holds', '#what-it-hold']),
    message:
      'docs/guide.mdx:15: links to /storage#what-it-hold, and docs/storage.mdx has no such heading or anchor. The nearest is #what-it-holds',
  },
  {
    name: 'an address in the text',
    check: 'prose',
    files: edited(['by itself.', 'by itself, as https://semver.org says.']),
    message:
      'docs/guide.mdx:33: Bare URL used [Context: "https://semver.org"] (MD034). Write [text](address)',
  },
  {
    name: 'a picture that is not there',
    check: 'structure',
    files: edited(['/img/window.png', '/img/Window.png']),
    message:
      "docs/guide.mdx:54: the picture /img/Window.png doesn't exist. Put it into static/img, or correct its name, including capitals",
  },
  {
    name: 'a picture without alternative text',
    check: 'structure',
    files: edited(['![A window with a button]', '![]']),
    message:
      'docs/guide.mdx:54: the picture /img/window.png has no alternative text. Write ![what it shows](/img/window.png)',
  },
];
