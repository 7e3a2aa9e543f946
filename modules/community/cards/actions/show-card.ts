import type { Surroundings } from '#framework/modules'
import { codePicture, signingKey } from '#community/tickets'
import { signCard } from '../rules/signed-text.ts'
import { smallPhoto } from './small-photo.ts'

interface Shown {
  readonly full_name: string
  readonly class: string | null
  readonly academic_year: string
  readonly code: string
  readonly valid_until: string
  readonly photo: string | null
}

/** A card as its holder shows it: the picture leads whoever scans it to the public check, and a door reads it by itself. */
export async function showCard(site: Surroundings, { photo, ...card }: Shown) {
  const { privateKey } = await signingKey(site)
  const text = signCard(card, privateKey)
  const address = new URL(`/verify/${text}`, site.settings.publicUrl).href
  const qr = await codePicture(address)
  return { ...card, text, address, qr, photo: await smallPhoto(site.settings, photo) }
}
