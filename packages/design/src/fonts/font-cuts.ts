export interface PrintCut {
  readonly file: string
  readonly source: string
  readonly text: string
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
}

export interface FontCut extends PrintCut {
  /** Bytes of the largest file for a page. */
  readonly limit: number
}

const span = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')

const joiners = '\u200C\u200D\u25CC'
const rupee = '₹'
const displayLatin = `${span(0x20, 0x7e)}\u00A0·×–—‘’“”…`
const latin = `${displayLatin}©°½Éé•−`

/** Letters and marks of Tamil and Devanagari as India uses them; the dotted circle carries a lone vowel sign. */
const tamil = span(0x0b80, 0x0bff) + joiners
const devanagari = span(0x0900, 0x097f) + joiners

const packed = (family: string, file: string): string =>
  `@fontsource-variable/${family}/files/${family}-${file}-normal.woff2`

const latinSource = packed('anek-latin', 'latin-standard')
const tamilSource = packed('anek-tamil', 'tamil-wght')

/** Limit with 15 % for growth in later versions of a font. */
const limitOf = (kilobytes: number): number => Math.round(kilobytes * 1000 * 1.15)

export const fontCuts: readonly FontCut[] = [
  {
    file: 'anek-latin-core.woff2',
    source: packed('anek-latin', 'latin-wght'),
    text: latin,
    axes: { wght: { min: 400, max: 700 } },
    limit: limitOf(27.8),
  },
  {
    file: 'anek-latin-display.woff2',
    source: latinSource,
    text: displayLatin,
    axes: { wght: 700, wdth: 112 },
    limit: limitOf(13.1),
  },
  {
    file: 'anek-rupee.woff2',
    source: packed('anek-latin', 'latin-ext-wght'),
    text: rupee,
    axes: { wght: { min: 400, max: 700 } },
    limit: limitOf(1.3),
  },
  {
    file: 'anek-tamil-500.woff2',
    source: tamilSource,
    text: tamil,
    axes: { wght: 500 },
    limit: limitOf(16.2),
  },
  { file: 'anek-tamil-700.woff2', source: tamilSource, text: tamil, axes: { wght: 700 }, limit: limitOf(17) },
  {
    file: 'anek-devanagari-540.woff2',
    source: packed('anek-devanagari', 'devanagari-wght'),
    text: devanagari,
    axes: { wght: 540 },
    limit: limitOf(84.5),
  },
]

const wideLatin = latin + span(0xa1, 0xff)
const latinBeyond = rupee + span(0x100, 0x17f) + span(0x1e00, 0x1eff)

const printScripts = {
  latin: [packed('anek-latin', 'latin-wght'), wideLatin],
  'latin-ext': [packed('anek-latin', 'latin-ext-wght'), latinBeyond],
  tamil: [tamilSource, tamil],
  devanagari: [packed('anek-devanagari', 'devanagari-wght'), devanagari],
} as const

export type PrintScript = keyof typeof printScripts

const printWeights = { regular: 440, bold: 700 } as const

export type PrintWeight = keyof typeof printWeights

export const printFontFile = (script: PrintScript, weight: PrintWeight): string =>
  `print-${script}-${weight}.ttf`

/** Open fonts for PDFs, whose layout shapes the letters itself and cannot read WOFF2. */
export const printCuts: readonly PrintCut[] = (
  ['latin', 'latin-ext', 'tamil', 'devanagari'] as const
).flatMap((script) =>
  (['regular', 'bold'] as const).map((weight) => ({
    file: printFontFile(script, weight),
    source: printScripts[script][0],
    text: printScripts[script][1],
    axes: { wght: printWeights[weight] },
  })),
)
