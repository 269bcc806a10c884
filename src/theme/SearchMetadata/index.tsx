// Replaces the theme's component, whose elements only other search plugins read. Can be removed when it's optional.
export default function SearchMetadata(): null {
  return null;
}
