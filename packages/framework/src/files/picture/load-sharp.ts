import type sharpFactory from 'sharp'

type SharpFactory = typeof sharpFactory

let loading: Promise<SharpFactory> | null = null

async function load(): Promise<SharpFactory> {
  const { default: sharp } = await import('sharp')
  // Every picture is drawn once; what it kept would only be memory.
  sharp.cache(false)
  return sharp
}

/** The drawing library takes 10 MB: it is loaded by the first picture. */
export function loadSharp(): Promise<SharpFactory> {
  return (loading ??= load())
}
