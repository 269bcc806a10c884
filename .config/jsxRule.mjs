const COUNT = /^(?:length|size|count|index|total)$|(?:Count|Length|Index|Total)$/;
const REFERENCE =
  /^(?:htmlFor|aria-(?:activedescendant|controls|describedby|details|errormessage|labelledby|owns))$/;

/** Whether an expression is a number by its name or its operator. */
const isNumber = (node) =>
  (node.type === 'MemberExpression' && COUNT.test(node.property.name)) ||
  (node.type === 'Identifier' && COUNT.test(node.name)) ||
  (node.type === 'UnaryExpression' && ['+', '-'].includes(node.operator)) ||
  (node.type === 'BinaryExpression' && ['-', '*', '/', '%'].includes(node.operator)) ||
  (node.type === 'CallExpression' && node.callee.name === 'Number');

/** Returns the expressions that may be the value of another one. */
function valuesOf(node) {
  if (node?.type === 'JSXExpressionContainer') return valuesOf(node.expression);
  if (node?.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(valuesOf);
  if (node?.type === 'LogicalExpression') return [node.left, node.right].flatMap(valuesOf);
  return node ? [node] : [];
}

/** Returns the expressions on the left of `&&`, which are the value if they're falsy. */
function conditionsOf({ type, operator, left, right, consequent, alternate }) {
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap(conditionsOf);
  if (type !== 'LogicalExpression') return [];
  return [...(operator === '&&' ? valuesOf(left) : conditionsOf(left)), ...conditionsOf(right)];
}

const isText = ({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string';

/** Whether a child of a fragment is likely a text. */
const isOwnText = ({ type, expression }) =>
  type === 'JSXExpressionContainer' &&
  ((isText(expression) && expression.value !== ' ') ||
    (expression.type === 'MemberExpression' && expression.property.name !== 'children') ||
    (expression.type === 'ConditionalExpression' && valuesOf(expression).some(isText)));
const isBlank = ({ type, value }) => type === 'JSXText' && /^\s*$/.test(value) && value.includes('\n');
/** Whether a node is all that an element has, so that React sets its text without a text node of its own. */
const isOnlyChild = ({ parent }) =>
  parent.type === 'JSXElement' && parent.children.filter((child) => !isBlank(child)).length === 1;

/**
 * Reports conditions that show a number, text nodes that React would have to find again after a browser has translated
 * them, and attributes with an id that no element of the file has.
 */
export default {
  meta: { name: 'jsx' },
  rules: {
    'no-number-condition': {
      create: (context) => ({
        JSXExpressionContainer({ expression, parent }) {
          const message = 'Compare the number, as in "length > 0 &&". Readers see a 0 here';
          if (parent.type === 'JSXAttribute') return;
          for (const node of conditionsOf(expression)) if (isNumber(node)) context.report({ node, message });
        },
      }),
    },
    'no-bare-text': {
      create(context) {
        const message = 'Put this text into an element. A translated page has another node in its place';
        const report = (node) => context.report({ node, message });
        return {
          JSXExpressionContainer(node) {
            const { expression, parent } = node;
            if (parent.type === 'JSXAttribute' || isOnlyChild(node)) return;
            if (!['ConditionalExpression', 'LogicalExpression'].includes(expression.type)) return;
            valuesOf(expression).filter(isText).forEach(report);
          },
          ':matches(JSXFragment, JSXElement[openingElement.name.name="Fragment"])'({ children }) {
            for (const child of children)
              if ((child.type === 'JSXText' && /\S/.test(child.value)) || isOwnText(child)) report(child);
          },
          'CallExpression > ArrowFunctionExpression > ConditionalExpression'({ consequent, alternate }) {
            if (consequent.type === 'JSXElement' && alternate.type === 'Identifier') report(alternate);
          },
          ":function[returnType.typeAnnotation.typeName.name='ReactNode'] ReturnStatement"({ argument }) {
            valuesOf(argument).filter(isText).forEach(report);
          },
        };
      },
    },
    'known-ids': {
      create(context) {
        const textOf = (node) => context.sourceCode.getText(node).replace(/^['"]|['"]$/g, '');
        const [ids, used] = [new Set(), []];
        const add = (node) => valuesOf(node).forEach((value) => ids.add(textOf(value)));
        return {
          JSXAttribute({ name, value }) {
            const attribute = context.sourceCode.getText(name);
            if (/^id$|Id$/.test(attribute)) add(value);
            else if (REFERENCE.test(attribute)) used.push(...valuesOf(value).filter(isText));
          },
          "Property[key.name='id']": ({ value }) => add(value),
          'Program:exit'() {
            for (const node of used)
              if (!ids.has(textOf(node)))
                context.report({ node, message: `No element of the file has the id ${textOf(node)}` });
          },
        };
      },
    },
  },
};
