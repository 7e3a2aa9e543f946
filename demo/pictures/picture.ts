export type PictureKind = 'gallery' | 'event' | 'banner' | 'product' | 'category' | 'page' | 'logo'

/** A picture of the demo organisation: what it is called, what it shows, and how it is drawn. */
export interface Picture {
  /** Says where it belongs: 'gallery/kite-morning-03'. */
  readonly name: string
  /** The file it becomes: 'gallery-kite-morning-03.webp'. */
  readonly file: string
  readonly kind: PictureKind
  /** A caption for people who see it. */
  readonly title: string
  /** What it shows, for people who do not. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Goods lie on the page's own tinted grounds. */
  readonly isTransparent: boolean
  readonly draw: () => string
}

export const sizes = {
  gallery: { width: 1600, height: 1200 },
  event: { width: 1200, height: 1200 },
  banner: { width: 1600, height: 700 },
  product: { width: 800, height: 800 },
  category: { width: 800, height: 800 },
  page: { width: 1600, height: 1000 },
  logo: { width: 512, height: 512 },
} as const satisfies Record<PictureKind, { width: number; height: number }>

type Sketch = Pick<Picture, 'name' | 'kind' | 'title' | 'alt' | 'draw'>

export const picture = (sketch: Sketch): Picture => ({
  ...sketch,
  ...sizes[sketch.kind],
  file: `${sketch.name.replaceAll('/', '-')}.webp`,
  isTransparent: sketch.kind === 'product' || sketch.kind === 'category',
})
