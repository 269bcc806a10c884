import type { Page } from '@playwright/test';

/** A part of a page as the browser tells it to a screen reader. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  /** States and relations by name, as the DevTools protocol has them: `selected`, `level`, `controls`, … */
  readonly properties: Readonly<Record<string, unknown>>;
  /** The element. */
  readonly element: number | undefined;
  readonly parent: AccessibleNode | undefined;
}

/** The browser's own accessibility tree, without what it leaves out. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const made = new Map<string, AccessibleNode & { parent: AccessibleNode | undefined }>();
  for (const { nodeId, role, name, properties = [], backendDOMNodeId } of nodes) {
    made.set(nodeId, {
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      properties: Object.fromEntries(
        properties.map((one) => [one.name, one.value.relatedNodes ?? one.value.value]),
      ),
      element: backendDOMNodeId,
      parent: undefined,
    });
  }
  for (const { nodeId, parentId } of nodes) {
    const node = made.get(nodeId);
    if (node && parentId) node.parent = made.get(parentId);
  }
  return nodes.filter(({ ignored }) => !ignored).flatMap(({ nodeId }) => made.get(nodeId) ?? []);
}

/** The nearest ancestor of a role. */
export function within(node: AccessibleNode, role: string): AccessibleNode | undefined {
  for (let at = node.parent; at; at = at.parent) if (at.role === role) return at;
  return undefined;
}
