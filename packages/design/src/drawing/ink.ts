import type { InkName, Inks } from '../tokens/index.ts'

export const ink = (name: InkName): string => `var(--il-${name})`

const inkReference = /var\(--il-(\w+)\)/g

const isInkName = (name: string, inks: Inks): name is InkName => name in inks

/** Replaces ink names by colours: for files, which no stylesheet reaches, and for other palettes. */
export const withInks = (drawing: string, inks: Inks): string =>
  drawing.replace(inkReference, (reference, name: string) => (isInkName(name, inks) ? inks[name] : reference))

export const repainted = (drawing: string, exchange: Readonly<Partial<Record<InkName, InkName>>>): string =>
  drawing.replace(inkReference, (reference, name: string) => {
    const other = Object.entries(exchange).find(([from]) => from === name)?.[1]
    return other ? ink(other) : reference
  })
