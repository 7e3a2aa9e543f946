/** Grounds of pictures, used in turn. `--mela-pic-1` to `--mela-pic-5` in tokens.css. */
export const pictureGrounds = {
  light: ['#fff3d6', '#e2f0e3', '#fbe6ec', '#e1eef6', '#f0e5f3'],
  dark: ['#e9d6ac', '#bbd3bf', '#e2bfca', '#b9cfdc', '#d0bed6'],
} as const

/** Colours for uses without a stylesheet: mails, PDFs, icons, the browser's own bars. */
export const themeColours = {
  light: {
    ground: '#f8f5f7',
    surface: '#ffffff',
    sunken: '#f1ebf0',
    line: '#e4dae3',
    ink: '#241526',
    'ink-2': '#5a485c',
    brand: '#6e1f63',
    'on-brand': '#ffffff',
    'brand-tint': '#f7e9f4',
    canopy: '#6e1f63',
    'on-canopy': '#ffffff',
    field: '#fbb92a',
    'on-field': '#2c1230',
    trim: '#fbb92a',
    ok: '#1d6639',
    alert: '#af231c',
    menu: '#000000',
  },
  dark: {
    ground: '#140d16',
    surface: '#1f1622',
    sunken: '#2a1f2e',
    line: '#3b2e40',
    ink: '#f5edf4',
    'ink-2': '#cbbbcc',
    brand: '#edb0e0',
    'on-brand': '#3b0c35',
    'brand-tint': '#3c2139',
    canopy: '#4b1545',
    'on-canopy': '#ffffff',
    field: '#2b1830',
    'on-field': '#ffe3a8',
    trim: '#ffc24a',
    ok: '#8ad6a0',
    alert: '#ffa89e',
    menu: '#000000',
  },
} as const

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

/** Inks of the fair on the dark home page: lines are darker than the background, jamun is lighter. */
export const fairInks: { readonly light: Inks; readonly dark: Inks } = {
  light,
  dark: { ...printInks.dark, jamun: '#9a4690', key: '#12081a', shade: '#5a2f4f' },
}
