import { clientSettings } from '#client'

export const placeholder = '/assets/placeholder.svg'

/** The widths that the store host makes renditions in. */
const renditionWidths = [160, 320, 480, 640, 960, 1280, 1600]

/** The specification's rule: http addresses and /assets stay, other paths are the store host's own. */
export function pictureSource(path: string | null | undefined, host: string = clientSettings.host): string {
  if (!path) return placeholder
  if (/^(https?:|data:|blob:|\/assets\/)/.test(path)) return path
  return `${host}${path.startsWith('/') ? '' : '/'}${path}`
}

/** Drawings are vector files and keep a margin; everything else is a photo, which fills its frame. */
export const isPhoto = (path: string | null | undefined): boolean =>
  Boolean(path) && !/\.svg($|\?)|^data:image\/svg/i.test(path ?? '')

/** The store host makes smaller renditions of its own pictures only; drawings need none. */
export function renditions(
  path: string | null | undefined,
  host: string = clientSettings.host,
): string | undefined {
  const source = pictureSource(path, host)
  const isOwn = source.startsWith(`${host}/files/`) || source.startsWith(`${host}/private/files/`)
  if (!isOwn || /\.svg$/i.test(source) || source.includes('?')) return undefined
  return renditionWidths.map((width) => `${source}?width=${width} ${width}w`).join(', ')
}

/** One rendition for places that take a single address. */
export function rendition(path: string | null | undefined, width: number): string {
  const source = pictureSource(path)
  return renditions(path) === undefined ? source : `${source}?width=${width}`
}
