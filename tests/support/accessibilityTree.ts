import type { Page } from '@playwright/test';

/** A node that the browser exposes to screen readers. */
export interface AccessibleNode {
  readonly role: string;
  readonly name: string;
  /** States and relations under the names of the DevTools protocol: `selected`, `level`, `controls`, … */
  readonly properties: Readonly<Record<string, unknown>>;
  /** The ID of the DOM node. */
  readonly element: number | undefined;
  readonly parent: AccessibleNode | undefined;
}

/** Returns the nodes of the browser's own accessibility tree, except the ignored ones. */
export async function accessibilityTree(page: Page): Promise<AccessibleNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map<string, AccessibleNode & { parent: AccessibleNode | undefined }>();
  for (const { nodeId, role, name, properties = [], backendDOMNodeId } of nodes) {
    byId.set(nodeId, {
      role: String(role?.value),
      name: String(name?.value ?? '').trim(),
      properties: Object.fromEntries(
        properties.map((property) => [property.name, property.value.relatedNodes ?? property.value.value]),
      ),
      element: backendDOMNodeId,
      parent: undefined,
    });
  }
  for (const { nodeId, parentId } of nodes) {
    const node = byId.get(nodeId);
    if (node && parentId) node.parent = byId.get(parentId);
  }
  return nodes.filter(({ ignored }) => !ignored).flatMap(({ nodeId }) => byId.get(nodeId) ?? []);
}

/** Returns the nearest ancestor with the given role. */
export function within(node: AccessibleNode, role: string): AccessibleNode | undefined {
  for (let ancestor = node.parent; ancestor; ancestor = ancestor.parent)
    if (ancestor.role === role) return ancestor;
  return undefined;
}
