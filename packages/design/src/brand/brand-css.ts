import { linearOfHex, isHexColour, hexOfOklch, type Oklch, oklchOfHex } from './colour-space.ts'

const luminance = (hex: string): number => {
  const [red, green, blue] = linearOfHex(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * WCAG contrast of two colours, 1 (none) to 21 (black on white).
 * @param first '#rrggbb'
 * @param second '#rrggbb'
 */
export function contrastRatio(first: string, second: string): number {
  const lights = [luminance(first), luminance(second)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

export type BrandTokens = Readonly<
  Record<
    | 'brand'
    | 'brand-hover'
    | 'brand-press'
    | 'on-brand'
    | 'brand-tint'
    | 'brand-line'
    | 'canopy'
    | 'canopy-2'
    | 'on-canopy',
    string
  >
>

const white = '#ffffff'
const sunken = { light: '#f1ebf0', dark: '#2a1f2e' }

/** Chroma below which a colour counts as grey and stays one; above, it is limited to a range. */
const greyLimit = 0.02
const boundedChroma = (chroma: number): number =>
  chroma < greyLimit ? chroma : Math.min(0.15, Math.max(0.06, chroma))

const lighter = (colour: Oklch, amount: number): Oklch => ({
  ...colour,
  lightness: colour.lightness + amount,
})

const mutedTo = (colour: Oklch, chroma: number): Oklch => ({
  ...colour,
  chroma: Math.min(colour.chroma, chroma),
})

/** Changes lightness in steps until the colour is readable on all grounds. */
function readable(start: Oklch, { step, on }: { step: number; on: readonly [string, number][] }): Oklch {
  const isReadable = (colour: Oklch) =>
    on.every(([ground, ratio]) => contrastRatio(hexOfOklch(colour), ground) >= ratio)
  let colour = start
  while (colour.lightness > 0.12 && colour.lightness < 0.97 && !isReadable(colour)) {
    colour = lighter(colour, step)
  }
  return colour
}

function lightTokens(chosen: Oklch): BrandTokens {
  const tint = hexOfOklch(mutedTo({ ...chosen, lightness: 0.952 }, 0.022))
  const from = (limit: number) => ({ ...chosen, lightness: Math.min(chosen.lightness, limit) })
  const brand = readable(from(0.5), {
    step: -0.01,
    on: [
      [sunken.light, 5.5],
      [tint, 5.5],
    ],
  })
  const canopy = readable(from(0.46), { step: -0.01, on: [[white, 7]] })
  return {
    brand: hexOfOklch(brand),
    'brand-hover': hexOfOklch(lighter(brand, -0.06)),
    'brand-press': hexOfOklch(lighter(brand, -0.12)),
    'on-brand': white,
    'brand-tint': tint,
    'brand-line': hexOfOklch(mutedTo({ ...chosen, lightness: 0.83 }, 0.06)),
    canopy: hexOfOklch(canopy),
    'canopy-2': hexOfOklch(lighter(canopy, -0.07)),
    'on-canopy': white,
  }
}

function darkTokens(chosen: Oklch): BrandTokens {
  const tint = hexOfOklch(mutedTo({ ...chosen, lightness: 0.3 }, 0.05))
  const brand = readable(mutedTo({ ...chosen, lightness: 0.8 }, 0.1), {
    step: 0.01,
    on: [
      [sunken.dark, 7.1],
      [tint, 7.1],
    ],
  })
  const canopy = readable({ ...chosen, lightness: 0.32 }, { step: -0.01, on: [[white, 10]] })
  const paler = (amount: number, share: number) =>
    hexOfOklch({ ...lighter(brand, amount), chroma: brand.chroma * share })
  return {
    brand: hexOfOklch(brand),
    'brand-hover': paler(0.05, 0.8),
    'brand-press': paler(0.1, 0.6),
    'on-brand': hexOfOklch(mutedTo({ ...chosen, lightness: 0.24 }, 0.07)),
    'brand-tint': tint,
    'brand-line': hexOfOklch(mutedTo({ ...chosen, lightness: 0.45 }, 0.06)),
    canopy: hexOfOklch(canopy),
    'canopy-2': hexOfOklch(lighter(canopy, -0.05)),
    'on-canopy': white,
  }
}

/**
 * A business's own colour as the nine brand tokens of each theme: its hue is kept, its strength bounded,
 * its lightness moved until text and buttons can be read.
 * @param hex '#rrggbb'; anything else throws, so check settings with `isHexColour` when they are saved
 */
export function brandTokens(hex: string): { light: BrandTokens; dark: BrandTokens } {
  if (!isHexColour(hex)) throw new RangeError(`Not a colour of the form #rrggbb: ${hex}`)
  const colour = oklchOfHex(hex)
  const chosen = { ...colour, chroma: boundedChroma(colour.chroma) }
  return { light: lightTokens(chosen), dark: darkTokens(chosen) }
}

const darkRoot = ':root[data-theme="dark"],:root.ion-palette-dark,:root[data-mantine-color-scheme="dark"]'

const declarations = (tokens: BrandTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--mela-${name}:${value}`)
    .join(';')

export function brandCss(hex: string): string {
  const { light, dark } = brandTokens(hex)
  return `:root{${declarations(light)}}${darkRoot}{${declarations(dark)}}`
}
