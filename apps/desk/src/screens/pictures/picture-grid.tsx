import { memo } from 'react'
import { useTranslate } from '../../language/translate.ts'
import { Badge } from '../../ui/badge.tsx'
import type { AlbumPicture } from './use-album-pictures.ts'

/** Wide enough for a picture of the grid on a fine screen; the server draws it once. */
const width = 320

const smallOf = ({ small }: AlbumPicture): string | undefined =>
  small && /^\/(private\/)?files\//.test(small) ? `${small}?width=${width}` : (small ?? undefined)

interface CellProps {
  picture: AlbumPicture
  number: number
  isChosen: boolean
  onChoose: (picture: string) => void
  onTakeOut: (person: string) => void
}

const PictureCell = memo(function PictureCell({ picture, number, isChosen, onChoose, onTakeOut }: CellProps) {
  const t = useTranslate()
  const refusing = picture.people.filter(({ is_agreed }) => !is_agreed).map(({ full_name }) => full_name)
  const title = picture.title ?? picture.alt ?? ''
  return (
    <li className={`album-picture${isChosen ? ' is-chosen' : ''}`}>
      <label>
        <input
          type="checkbox"
          checked={isChosen}
          onChange={() => onChoose(picture.picture)}
          aria-label={t('album.choose_picture', { number, title })}
        />
        <img src={smallOf(picture)} alt={picture.alt ?? ''} loading="lazy" decoding="async" />
      </label>
      {picture.is_withheld && (
        <Badge tone="warn">{t('album.withheld', { names: refusing.join(', ') })}</Badge>
      )}
      {picture.people.length > 0 && (
        <ul className="album-people">
          {picture.people.map(({ person, full_name }) => (
            <li key={person}>
              {full_name}
              <button
                type="button"
                aria-label={t('album.take_out', { name: full_name })}
                onClick={() => onTakeOut(person)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
})

interface Props extends Omit<CellProps, 'picture' | 'number' | 'isChosen'> {
  pictures: readonly AlbumPicture[]
  chosen: ReadonlySet<string>
}

/** The pictures of an album, to be chosen, with the people in them. */
export function PictureGrid({ pictures, chosen, ...acts }: Props) {
  return (
    <ul className="album-grid">
      {pictures.map((picture, index) => (
        <PictureCell
          key={picture.picture}
          picture={picture}
          number={index + 1}
          isChosen={chosen.has(picture.picture)}
          {...acts}
        />
      ))}
    </ul>
  )
}
