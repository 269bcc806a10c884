/** The tokens of `src/css/tokens.css` that components read, as the style guide shows them. */

/** The kind of a token, which determines how it is shown. */
export type TokenKind = 'color' | 'code' | 'size' | 'weight' | 'space' | 'radius';

/** Custom properties of each kind, without their prefix, `--role-` or `--code-`. */
export const designTokens: Readonly<Record<TokenKind, readonly string[]>> = {
  color: [
    'surface',
    'surface-raised',
    'surface-hover',
    'code-surface',
    'border',
    'border-strong',
    'text',
    'text-muted',
    'accent',
    'accent-hover',
    'accent-surface',
    'on-accent',
    'note',
    'note-surface',
    'success',
    'success-surface',
    'warning',
    'warning-surface',
    'danger',
    'danger-surface',
    'banner-surface',
    'banner-text',
    'mark',
    'layer',
  ],
  code: ['comment', 'punctuation', 'keyword', 'string', 'number', 'call', 'type', 'inserted', 'deleted'],
  size: [
    'type-tiny',
    'type-small',
    'type-code',
    'type-table',
    'type-1',
    'type-2',
    'type-3',
    'type-4',
    'type-5',
    'type-6',
  ],
  weight: ['weight-medium', 'weight-strong'],
  space: ['space-1', 'space-2', 'space-3', 'space-4', 'space-5', 'space-6', 'space-7'],
  radius: ['radius-small', 'radius', 'radius-large', 'radius-round'],
};

/** Returns the custom property of a token. */
export const propertyOf = (kind: TokenKind, name: string): string =>
  kind === 'code' ? `--code-${name}` : `--role-${name}`;
