import { on } from '#framework/modules'
import { disturb, DISTURBED } from './actions/withhold.ts'
import { tidyAlbum } from './actions/tidy-album.ts'

function albumsIn(payload: unknown): readonly string[] {
  const albums: unknown = JSON.parse(String(payload))
  return Array.isArray(albums) ? albums.filter((album) => typeof album === 'string') : []
}

const tidy = on(DISTURBED, 'gallery.tidy', async ({ payload }, documents, place) => {
  const system = documents.asSystem()
  const unfinished: string[] = []
  for (const album of albumsIn(payload['albums']))
    if (await tidyAlbum(system, place, album)) unfinished.push(album)
  await disturb(documents, unfinished)
})

export const gallerySubscriptions = [tidy]
