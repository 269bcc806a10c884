/** The named entities that are decoded when markup is turned into text. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

export const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (entity, decimal: string, hex: string, name: string) => {
    if (decimal) return String.fromCodePoint(Number(decimal));
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    return ENTITIES[name] ?? entity;
  });

export const textOf = (markup: string): string =>
  decodeEntities(markup.replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');

/** Reduces a text to lowercase letters and digits, so that spaces and punctuation make no difference. */
export const squash = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
