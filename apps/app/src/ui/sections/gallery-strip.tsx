import { AlbumCard } from '../card/album-card.tsx'
import { albumsIn } from './cards.ts'
import { SectionFrame } from './section-frame.tsx'
import type { SectionProps } from './section.ts'

const mostAlbums = 8

export function GalleryStrip({ section }: SectionProps) {
  const albums = albumsIn(section.data).slice(0, mostAlbums)
  if (albums.length === 0) return null
  return (
    <SectionFrame section={section}>
      <ul className="strip">
        {albums.map((album, index) => (
          <li key={album.name}>
            <AlbumCard album={album} ground={index} heading="h3" sizes="(min-width: 1024px) 275px, 240px" />
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
