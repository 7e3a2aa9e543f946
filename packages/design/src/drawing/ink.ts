import type { InkName, Inks } from '../tokens/index.ts'

/** How a drawing names an ink: a CSS variable, so that an inline drawing follows the theme of its page. */
export const ink = (name: InkName): string => `var(--il-${name})`

const inkReference = /var\(--il-(\w+)\)/g

const isInkName = (name: string, inks: Inks): name is InkName => name in inks

/** Puts colours in place of ink names: for files, which no stylesheet reaches, and for prints in other colours. */
export const withInks = (drawing: string, inks: Inks): string =>
  drawing.replace(inkReference, (reference, name: string) => (isInkName(name, inks) ? inks[name] : reference))

/** The same drawing with some of its inks exchanged, still following the page: a green umbrella for a red one. */
export const repainted = (drawing: string, exchange: Readonly<Partial<Record<InkName, InkName>>>): string =>
  drawing.replace(inkReference, (reference, name: string) => {
    const other = Object.entries(exchange).find(([from]) => from === name)?.[1]
    return other ? ink(other) : reference
  })
