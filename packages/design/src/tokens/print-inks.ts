/** Inks of the drawn pictures. The same names and values stand in tokens.css as `--il-<name>`. */
const light = {
  key: '#2c1230',
  jamun: '#6e1f63',
  marigold: '#fbb92a',
  marigold2: '#ffd15c',
  orange: '#ee8a12',
  rani: '#c8245f',
  pink: '#f4a6c0',
  leaf: '#2f7d4b',
  leaf2: '#7db588',
  sky: '#cfe6f2',
  sky2: '#3f86b4',
  mint: '#dcefd9',
  peach: '#ffe3c2',
  lilac: '#ebdcf0',
  sand: '#f0d9ae',
  cotton: '#fff9ee',
  rust: '#b4532c',
  copper: '#d98b52',
  glass: '#e4f0f2',
  floor: '#8e2f2a',
  rice: '#fff9ee',
  night: '#2b1236',
  glow: '#53264c',
  shade: '#4a2440',
} as const

export type InkName = keyof typeof light
export type Inks = Readonly<Record<InkName, string>>

export const printInks: { readonly light: Inks; readonly dark: Inks } = {
  light,
  dark: { ...light, sky: '#a9c8da', mint: '#b6d2b6', peach: '#e6c49c', lilac: '#cdb8d4', sand: '#d2b685' },
}

/** Inks of the fair on the dark home page: lines turn darker than its field, jamun turns lighter. */
export const fairInks: { readonly light: Inks; readonly dark: Inks } = {
  light,
  dark: { ...printInks.dark, jamun: '#9a4690', key: '#12081a', shade: '#5a2f4f' },
}
