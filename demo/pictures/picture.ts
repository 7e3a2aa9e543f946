export type PictureKind = 'gallery' | 'event' | 'banner' | 'product' | 'category' | 'page' | 'logo'

export interface Picture {
  readonly name: string
  readonly file: string
  readonly kind: PictureKind
  readonly title: string
  readonly alt: string
  readonly width: number
  readonly height: number
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
