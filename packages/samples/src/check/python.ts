import { spawnSync } from 'node:child_process';
import type { Problem } from '../../../model/src/problem.ts';
import type { Sample } from '../../../model/src/samples/extract.ts';

/** Prints `line: message` for the mistakes in a program that Python finds only when a line runs, if at all. */
const CHECK = `
import ast, builtins, re, sys, warnings
warnings.simplefilter("error")
try:
    source = sys.stdin.read()
    compile(source, "code", "exec")
    tree = ast.parse(source)
except SyntaxError as error:
    sys.exit(print(f"{error.lineno}: the code is invalid: {error.msg}"))
own, used, imported, texts, formats = {"__name__", "__file__"}, {}, {}, [], set()
for node in ast.walk(tree):
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
        used[node.id] = node.lineno
    elif isinstance(node, ast.alias):
        imported[(node.asname or node.name).split(".")[0]] = node.lineno
    elif isinstance(node, ast.JoinedStr):
        formats.update(node.values)
    elif isinstance(node, ast.Attribute):
        formats.add(node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in formats:
        texts.append(node)
    else:
        own.add(getattr(node, "id", None) or getattr(node, "arg", None) or getattr(node, "name", None))
for name, line in used.items():
    if name not in own and name not in imported and not hasattr(builtins, name):
        print(f"{line}: nothing on the page is called {name}")
for name, line in imported.items():
    if name not in used:
        print(f"{line}: nothing uses the import {name}. Remove it")
for node in ast.walk(tree):
    for _, block in ast.iter_fields(node):
        for step, after in zip(block, block[1:]) if isinstance(block, list) else []:
            if isinstance(step, (ast.Return, ast.Raise, ast.Continue, ast.Break)):
                print(f"{after.lineno}: Python never reaches the line. Indent it as far as the block that it belongs to")
for node in texts:
    for name in re.findall(r"\\{(\\w+)[}.:!\\[]", node.value):
        if name in own or name in imported:
            print(f'{node.lineno}: the text has {{{name}}}, and no f before its quotes')
`;

/** Reports invalid Python, unknown names, unused imports, lines that never run, and texts that lost the `f` before their quotes. */
export function checkPython(samples: readonly Sample[]): Problem[] {
  const python = samples.filter(({ language }) => language === 'python');
  return [...new Set(python.map(({ file }) => file))].flatMap((file) => {
    // A page is one program, with each line at its number in the page.
    const blocks = python.filter((sample) => sample.file === file);
    let input = '';
    for (const { line, code } of blocks) input += '\n'.repeat(line - input.split('\n').length) + code;
    const { error, stdout } = spawnSync('python3', ['-I', '-c', CHECK], { input, encoding: 'utf8' });
    if (error)
      return blocks.slice(0, 1).map(({ line }) => ({
        file,
        line,
        message: `Python can't be checked without python3 (${error.message}). Install it`,
      }));
    return [...stdout.matchAll(/^(\d+): (.*)$/gm)].map(([, line, message = '']) => ({
      file,
      line: Number(line),
      message,
    }));
  });
}
