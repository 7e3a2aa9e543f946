import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { cutFont, cutOpenFont } from './cut-font.ts'
import { fontCuts, printCuts, printFontFile } from './font-cuts.ts'

const files = new Map<string, Buffer>()
const characters = new Map<string, Set<number>>()

const tableOf = (font: DataView, tag: string): number => {
  for (let record = 12; record < 12 + font.getUint16(4) * 16; record += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => font.getUint8(record + index)))
    if (name === tag) return font.getUint32(record + 8)
  }
  throw new Error(`The font has no ${tag} table`)
}

function charactersOf(file: Buffer): Set<number> {
  const font = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const cmap = tableOf(font, 'cmap')
  const offsets = Array.from({ length: font.getUint16(cmap + 2) }, (_, index) =>
    font.getUint32(cmap + 8 + index * 8),
  )
  const segments = offsets.find((offset) => font.getUint16(cmap + offset) === 4)
  if (segments === undefined) return new Set()
  const map = cmap + segments
  const size = font.getUint16(map + 6)
  const found = new Set<number>()
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.getUint16(map + 14 + segment)
    const first = font.getUint16(map + 16 + size + segment)
    for (let code = first; code <= last && code < 0xffff; code += 1) found.add(code)
  }
  return found
}

const holds = (file: string, text: string): boolean =>
  [...text].every((letter) => characters.get(file)?.has(letter.codePointAt(0) ?? 0))

beforeAll(async () => {
  for (const cut of fontCuts) {
    const file = await cutFont(cut)
    files.set(cut.file, file)
    characters.set(cut.file, charactersOf(await cutOpenFont(cut)))
  }
  for (const cut of printCuts) characters.set(cut.file, charactersOf(await cutOpenFont(cut)))
}, 60_000)

test('Every font file stays within its size limit', () => {
  const tooLarge = fontCuts.filter(({ file, limit }) => (files.get(file)?.length ?? Infinity) > limit)
  expect(tooLarge).toEqual([])
})

test('A font subset beyond its size limit stops the build', async () => {
  const [cut] = fontCuts
  await expect(cut && cutFont({ ...cut, limit: 100 })).rejects.toThrow('more than 100')
})

test('The fonts contain the rupee sign, though the Latin files lack it', () => {
  expect(holds('anek-rupee.woff2', '₹')).toBe(true)
  expect(holds('anek-latin-core.woff2', '₹')).toBe(false)
})

test('The fonts cover English text and prices', () => {
  expect(holds('anek-latin-core.woff2', 'The quick brown fox, “apart”: 1,234.50 × 2 − 3 · café…')).toBe(true)
  expect(holds('anek-latin-display.woff2', 'The fair is open.')).toBe(true)
})

test('The fonts cover Tamil in both weights', () => {
  const words = 'மாணவர்பதிவுஅஃகுஸ்ரீஹஜ்ஜு'
  expect(holds('anek-tamil-500.woff2', words)).toBe(true)
  expect(holds('anek-tamil-700.woff2', words)).toBe(true)
})

test('The fonts cover Hindi', () => {
  expect(holds('anek-devanagari-540.woff2', 'विद्यार्थीपंजीकरणज़रूरीहिन्दीअँधेरा१२३')).toBe(true)
})

test('The print fonts cover all three scripts and names with diacritics', () => {
  for (const weight of ['regular', 'bold'] as const) {
    expect(holds(printFontFile('latin', weight), 'Café Ñandú 1,234.50 “apart” – ß')).toBe(true)
    expect(holds(printFontFile('latin-ext', weight), '₹āīśṣḍ')).toBe(true)
    expect(holds(printFontFile('tamil', weight), 'மாணவர்ஸ்ரீஹஜ்ஜு')).toBe(true)
    expect(holds(printFontFile('devanagari', weight), 'विद्यार्थीश्रीक्षत्रियअँ')).toBe(true)
  }
})

test('The stylesheets reference every font file and nothing else', () => {
  const css = ['fonts.css', 'devanagari.css']
    .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
    .join('')
  const named = [...css.matchAll(/dist\/fonts\/([\w-]+\.woff2)/g)].map((match) => match[1])
  expect(named.sort()).toEqual(fontCuts.map(({ file }) => file).sort())
})

test('Only fonts of scripts that a device may lack replace text that is shown', () => {
  const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8')
  const faces = [...css.matchAll(/font-family: '(.+)';[^}]*font-display: (\w+)/g)].map(
    ([, family, display]) => [family, display],
  )
  expect(faces).toEqual([
    ['Anek Mela', 'optional'],
    ['Anek Mela', 'optional'],
    ['Anek Mela Tamil', 'swap'],
    ['Anek Mela Tamil', 'swap'],
    ['Anek Mela Display', 'optional'],
  ])
})
