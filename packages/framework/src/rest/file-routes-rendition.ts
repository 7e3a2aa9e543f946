import { renditionFormats, type Rendition, type RenditionFormat } from '#framework/files'

interface Asked {
  readonly width?: unknown
  readonly format?: unknown
}

/**
 * AVIF is the smallest and takes the longest to draw: only who asks for it by name gets it. WebP is for everybody but
 * those whose `Accept` names pictures and leaves it out.
 */
function formatOf(format: unknown, accept: string | undefined): RenditionFormat {
  const named = renditionFormats.find((one) => one === format)
  if (named) return named
  const isOld = accept !== undefined && accept.includes('image/') && !/image\/(webp|\*)|\*\/\*/.test(accept)
  return isOld ? 'jpeg' : 'webp'
}

/** The smaller copy that an address asks for: `?width=320`, and `&format=avif` where it matters. */
export function askedRendition({ width, format }: Asked, accept: string | undefined): Rendition | null {
  if (typeof width !== 'string' || !/^\d{1,5}$/.test(width)) return null
  return { width: Number(width), format: formatOf(format, accept) }
}
