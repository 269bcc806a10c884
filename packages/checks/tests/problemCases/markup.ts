import { edited, type ProblemCase } from './ProblemCase.ts';

const TEXT = 'ends by itself.';

/** Components, braces, admonitions, tabs and tables that are invalid or misplaced. */
export const markupCases: readonly ProblemCase[] = [
  {
    name: 'a component that is never closed',
    check: 'syntax',
    files: edited(['</Tabs>\n', '']),
    message:
      'docs/guide.mdx:35:1: the page cannot be read: <Tabs> is never closed. Add </Tabs>, or write <Tabs /> if it has no content',
  },
  {
    name: 'an element that is closed in another paragraph',
    check: 'syntax',
    files: edited([TEXT, 'ends <strong>by itself.\n\nAlways.</strong>']),
    message:
      'docs/guide.mdx:33:42: the page cannot be read: <strong> is never closed in its paragraph. Add </strong>, or write <strong /> if it has no content',
  },
  {
    name: 'a sign that looks like a component',
    check: 'syntax',
    files: edited([TEXT, 'ends in <5 minutes.']),
    message:
      'docs/guide.mdx:33:46: the page cannot be read: "<" begins a component, and its name can\'t begin with "5". For the character itself, write &lt; or format it as code',
  },
  {
    name: 'a brace that is never closed',
    check: 'syntax',
    files: edited([TEXT, 'ends {by itself.']),
    message:
      'docs/guide.mdx:33:53: the page cannot be read: "{" begins code, but no valid code with a closing "}" follows. For the character itself, write \\{ or format it as code. Write an anchor as {/* #name */}',
  },
  {
    name: 'a comment of HTML',
    check: 'syntax',
    files: edited([TEXT, 'ends. <!-- to do -->']),
    message:
      'docs/guide.mdx:33:44: the page cannot be read: HTML comments are not supported. Write {/* … */}',
  },
  {
    name: 'an attribute without quotes',
    check: 'syntax',
    files: edited(['groupId="language"', 'groupId=language']),
    message:
      'docs/guide.mdx:35:15: the page cannot be read: the value of an attribute has no quotes. Write name="value", or name={value} for a value that is not a text',
  },
  {
    name: 'a text right behind an import',
    check: 'syntax',
    files: edited(["NetworkTable';\n\nKeep", "NetworkTable';\nKeep"]),
    message:
      "docs/guide.mdx:10:6: the page cannot be read: this import can't be read. Write import Name from 'module'; and an empty line before the text",
  },
  {
    name: 'a component that is not imported',
    check: 'structure',
    files: edited(["import NetworkTable from '@site/src/components/NetworkTable';\n\n", '']),
    message:
      "docs/guide.mdx:50: <NetworkTable>: the page does not import it. Write import NetworkTable from '@site/src/components/NetworkTable';",
  },
  {
    name: 'a component that does not exist',
    check: 'structure',
    files: edited(['<NetworkTable />', '<NetworkTable />\n\n<NetworkTabel />']),
    message:
      'docs/guide.mdx:54: <NetworkTabel>: there is no such component, or the page does not import it. The nearest is <NetworkTable>',
  },
  {
    name: 'an import of nothing',
    check: 'structure',
    files: edited(['components/NetworkTable', 'components/NetworkTabel']),
    message:
      'docs/guide.mdx:9: import from @site/src/components/NetworkTabel: there is no such file. Perhaps @site/src/components/NetworkTable',
  },
  {
    name: 'an import of a name that the module lacks',
    check: 'structure',
    files: edited(['import NetworkTable from', 'import { NetworkTable } from']),
    message:
      'docs/guide.mdx:9: @site/src/components/NetworkTable exports no NetworkTable. It exports default',
  },
  {
    name: 'an import that nothing uses',
    check: 'structure',
    files: edited(['<NetworkTable />\n\n', '']),
    message: "docs/guide.mdx:9: the page doesn't use NetworkTable. Remove the import",
  },
  {
    name: 'code in braces',
    check: 'prose',
    files: edited([TEXT, 'ends {soon}.']),
    message:
      'docs/guide.mdx:33: {soon}: the page does not import it. Write the value, or import it from src/data',
  },
  {
    name: 'a script',
    check: 'prose',
    files: edited([TEXT, 'ends.\n\n<script src="/x.js"></script>']),
    message: 'docs/guide.mdx:35: <script>: pages must not contain scripts. Write a component, and import it',
  },
  {
    name: 'a frame of another host',
    check: 'prose',
    files: edited([TEXT, 'ends.\n\n<iframe src="https://semver.org/" />']),
    message: 'docs/guide.mdx:35: <iframe>: pages must not embed another site. Link to it',
  },
  {
    name: 'an admonition that is never closed',
    check: 'structure',
    files: edited(['\n:::\n', '']),
    message: 'docs/guide.mdx:25: the admonition is never closed. End it with a line of :::',
  },
  {
    name: 'an admonition of an unknown type',
    check: 'structure',
    files: edited([':::note', ':::warn']),
    message:
      'docs/guide.mdx:25: ":::warn" isn\'t an admonition. Perhaps :::warning is meant. Use one of note, tip, warning, danger',
  },
  {
    name: 'a title of an admonition in the syntax of older versions',
    check: 'structure',
    files: edited(["[Where it's kept]", " Where it's kept"]),
    message: "docs/guide.mdx:25: the admonition would be shown as text. Write :::note[Where it's kept]",
  },
  {
    name: 'a single tab',
    check: 'structure',
    files: edited(['\n</TabItem>\n<TabItem value="python" label="Python">\n', '']),
    message: 'docs/guide.mdx:35: a single tab offers no choice. Add another, or remove the tabs',
  },
  {
    name: 'tabs of an unknown group',
    check: 'structure',
    files: edited(['groupId="language"', 'groupId="languages"']),
    message:
      'docs/guide.mdx:35: no tabs have the group "languages". Perhaps "language" is meant. Add a new group to packages/checks/src/structure/tabs.ts',
  },
  {
    name: 'two tabs of one value',
    check: 'structure',
    files: edited(['value="python"', 'value="ts"']),
    message: 'docs/guide.mdx:35: two tabs have the value "ts". Give each a different value',
  },
  {
    name: 'a term that the glossary lacks',
    check: 'structure',
    files: edited(['id="session"', 'id="sessions"']),
    message:
      'docs/guide.mdx:33: the glossary has no term "sessions". Perhaps "session" is meant. Add a new term to src/data/glossary.ts',
  },
  {
    name: 'a term in a heading',
    check: 'structure',
    files: edited(['## Restore a session', '## Restore a <Term id="session">session</Term>']),
    message: "docs/guide.mdx:13: a term can't be explained inside a heading. Explain it in the text",
  },
  {
    name: 'a row with more columns than the table',
    check: 'prose',
    files: edited(["| It's refreshed. |", "| It's refreshed. | Twice |"]),
    message:
      'docs/guide.mdx:50: Table column count [Expected: 2; Actual: 3; Too many cells, extra data will be missing] (MD056). Give each row as many "|" as the first; write \\| for the character itself',
  },
];
