import { brandTokens, type BrandTokens } from './brand-tokens.ts'

const darkRoot = ':root[data-theme="dark"],:root.ion-palette-dark,:root[data-mantine-color-scheme="dark"]'

const declarations = (tokens: BrandTokens): string =>
  Object.entries(tokens)
    .map(([name, value]) => `--mela-${name}:${value}`)
    .join(';')

/** A stylesheet to put after tokens.css, in the page's head. */
export function brandCss(hex: string): string {
  const { light, dark } = brandTokens(hex)
  return `:root{${declarations(light)}}${darkRoot}{${declarations(dark)}}`
}
