const PROPERTIES = {
  color: 'background',
  code: 'color',
  size: 'font-size',
  weight: 'font-weight',
  space: 'inline-size',
  radius: 'border-radius',
};

/** Adds a rule to the style sheet of `TokenSamples` for each token, which shows the token in use. */
export default function samplesLoader(source) {
  const rules = Object.entries(this.getOptions().tokens).flatMap(([kind, names]) =>
    names.map((name) => {
      const property = `--${kind === 'code' ? 'code' : 'role'}-${name}`;
      return `[data-token='${name}'].${kind} { ${PROPERTIES[kind]}: var(${property}); }`;
    }),
  );
  return [source, ...rules].join('\n');
}
