// Against the theme's own: none. It covers text, and the table of contents and the Home key lead up. Can go when the
// theme lets sites leave it out.
export default function BackToTopButton(): null {
  return null;
}
